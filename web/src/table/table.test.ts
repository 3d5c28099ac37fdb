import { readFileSync } from "node:fs";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, type Mock, test, vi } from "vitest";
import { scene } from "../../test/scene";
import { bundle, LANGUAGES, Texts } from "../lib/texts";
import Generic from "./Generic.svelte";
import type { Hands, Scene } from "./scene";
import { choice, sentence } from "./sentences";
import { status } from "./status";
import Composer from "./trade/Composer.svelte";
import Slip from "./trade/Slip.svelte";
import { Ui } from "./ui.svelte";

const file = (path: string, lang = "en") => readFileSync(`../src/haricot/${path}/${lang}.ftl`, "utf-8");
const say = new Texts("en", [bundle("en", [file("locales"), file("games/bohnanza/texts")])]);
const offer = (to: number) => ({
  number: 11 + to,
  notation: "",
  id: "offer",
  args: { to },
  types: { to: "seat" },
  zone: "",
});

const table = scene({
  zones: { hand: 2, field: 0, deck: 3 },
  seat: 0,
  view: {
    zones: {
      "hand/0": [1, 0, 1],
      "hand/1": [null, null],
      "hand/2": [null],
      "field/0/0": [2, 2],
      "field/0/1": [],
      up: [2],
      deck: [null, null],
    },
    facts: { active: 0, "fields/0": 2, "fields/1": 2, "fields/2": 2, phase: 2 },
    lists: { askable: [0, 1, 2], givable: [0] },
    words: {},
    deals: [{ id: 7, proposer: 1, to: 0, gives: [0], places: [null], wants: [1], refused: [], waits: [0] }],
    seen: {},
  },
  menu: [
    { number: 2, notation: "done", id: "done", args: {}, zone: "" },
    {
      number: 5,
      notation: "harvest 0",
      id: "harvest",
      args: { field: 0 },
      types: { field: "place" },
      zone: "field/0/0",
    },
    offer(1),
    offer(2),
    { number: 17, notation: "", id: "accept", args: { to: 1 }, types: { to: "seat" }, zone: "" },
    { number: 23, notation: "decline 7", id: "decline", args: { to: 1 }, types: { to: "seat" }, zone: "" },
  ],
  awaited: [0],
  due: [0],
});

function hands(picks: Record<string, Scene["menu"]> = {}): Hands & { act: Mock<Hands["act"]> } {
  return { act: vi.fn<Hands["act"]>(), ask: async (path) => picks[path.join(" ")] ?? [] };
}

afterEach(cleanup);

describe("the slip", () => {
  test("accepts with the copy that leaves, and a tap changes it", async () => {
    const mine = hands();
    render(Slip, { scene: table, say, ui: new Ui(), hands: mine, deal: table.view.deals[0]! });
    await fireEvent.click(screen.getByRole("button", { name: /Accept/ }));
    expect(mine.act).toHaveBeenLastCalledWith("accept 7 soy@1");
    await fireEvent.click(screen.getByRole("button", { name: /soy bean, your card 1/ }));
    await fireEvent.click(screen.getByRole("button", { name: /Accept/ }));
    expect(mine.act).toHaveBeenLastCalledWith("accept 7 soy@2");
    await fireEvent.click(screen.getByRole("button", { name: /Decline/ }));
    expect(mine.act).toHaveBeenLastCalledWith("decline 7");
  });

  test("cannot be accepted without a menu entry", async () => {
    const mine = hands();
    const menu = table.menu.filter(({ id }) => id !== "accept");
    render(Slip, { scene: { ...table, menu }, say, ui: new Ui(), hands: mine, deal: table.view.deals[0]! });
    await fireEvent.click(screen.getByRole("button", { name: /Accept/ }));
    expect(mine.act).not.toHaveBeenCalled();
  });

  test("says how long it waits, where the table answers for the silent", () => {
    const waits = { window: null, answers: [{ deal: 7, seat: 0, ends: Date.now() + 15_500, length: 20_000 }] };
    render(Slip, { scene: { ...table, waits }, say, ui: new Ui(), hands: hands(), deal: table.view.deals[0]! });
    expect(screen.getByRole("timer", { name: "Answer within 16 s; silence counts as no." }).textContent).toContain(
      "16 s",
    );
    cleanup();
    render(Slip, { scene: table, say, ui: new Ui(), hands: hands(), deal: table.view.deals[0]! });
    expect(screen.queryByRole("timer")).toBeNull();
  });

  test("a counter-offer begins the other way round", async () => {
    const ui = new Ui();
    render(Slip, { scene: table, say, ui, hands: hands(), deal: table.view.deals[0]! });
    await fireEvent.click(screen.getByRole("button", { name: /Counter/ }));
    expect(ui.composer).toMatchObject({ gives: ["hand-0"], wants: { 0: 1 }, to: 1, deal: 7 });
  });

  test("a counter-offer answers that very deal while it waits, and is an offer once it has gone", async () => {
    const ui = new Ui();
    const mine = hands();
    const gone = { ...table, view: { ...table.view, deals: [] } };
    for (const [scene, written] of [
      [table, "counter 7 soy@1/blue"],
      [gone, "offer 1 soy@1/blue"],
    ] as const) {
      ui.compose({ gives: ["hand-0"], wants: { 0: 1 }, to: 1, deal: 7 });
      render(Composer, { scene, say, ui, hands: mine, draft: ui.composer! });
      await fireEvent.click(screen.getByRole("button", { name: /Offer to Mia/ }));
      expect(mine.act).toHaveBeenLastCalledWith(written);
      cleanup();
    }
  });

  test("an offer to somebody whose deal waits answers nothing", async () => {
    const ui = new Ui();
    const mine = hands();
    ui.compose({ gives: ["hand-1"] });
    render(Composer, { scene: table, say, ui, hands: mine, draft: ui.composer! });
    await fireEvent.click(screen.getByRole("button", { name: /^Mia/ }));
    expect(mine.act).toHaveBeenCalledExactlyOnceWith("offer 1 blue@1/-");
  });
});

test("an offer takes three taps", async () => {
  const ui = new Ui();
  const mine = hands();
  ui.compose();
  render(Composer, { scene: table, say, ui, hands: mine, draft: ui.composer! });
  await fireEvent.click(screen.getByRole("button", { name: /blue bean, card 2 of 3/ }));
  await fireEvent.click(screen.getByRole("button", { name: /red bean, wanted 0, you grow 2/ }));
  await fireEvent.click(screen.getByRole("button", { name: /Tom/ }));
  expect(mine.act).toHaveBeenCalledExactlyOnceWith("offer 2 blue@1/red");
  expect(ui.composer).toBeNull();
});

describe("the generic table", () => {
  test("draws every entry as a button and acts by its notation", async () => {
    const mine = hands();
    render(Generic, { scene: table, say, ui: new Ui(), hands: mine });
    await fireEvent.click(screen.getByRole("button", { name: "Harvest field 1" }));
    expect(mine.act).toHaveBeenCalledExactlyOnceWith("harvest 0");
    expect(screen.getAllByRole("button")).toHaveLength(table.menu.length);
  });

  test("opens a form for an entry without notation", async () => {
    const ui = new Ui();
    const next = [{ number: 30, notation: "", id: "give-first", args: { kind: 1 }, zone: "hand/0" }];
    render(Generic, { scene: table, say, ui, hands: hands({ "12": next }) });
    await fireEvent.click(screen.getByRole("button", { name: /Make Mia an offer/ }));
    await vi.waitFor(() => expect(ui.form).toMatchObject({ picks: [12], menu: next }));
  });

  test("a replay has no buttons", () => {
    render(Generic, { scene: { ...table, live: false }, say, ui: new Ui(), hands: undefined });
    expect(screen.queryAllByRole("button")).toEqual([]);
  });
});

describe("words", () => {
  test("an answer owed comes first, then what is asked", () => {
    expect(status(table, say)).toMatchObject({ text: "Mia waits for your answer.", mine: true });
    expect(status({ ...table, menu: [table.menu[1]!] }, say).text).toBe(
      "There is no room for the card: harvest a field first, or buy a third one.",
    );
    expect(status({ ...table, menu: [], awaited: [2] }, say)).toMatchObject({ text: "Waiting for Tom.", mine: false });
  });

  test("the numbers of offers are not for the browser", () => {
    const types = { to: "seat", gives: "kind", ups: "up", wants: "kind" };
    const args = { seat: 1, to: 0, deal: 7, gives: [0], ups: [0], wants: [1] };
    const event = { id: "offered", args, types, moves: [] };
    expect(sentence(event, 0, ["Ana", "Mia", "Tom"], table.cards, say)).toBe(
      "Mia offers you a blue bean for a soy bean.",
    );
  });

  test.each(["bohnanza", "ladybohn", "al_cabohne"].flatMap((game) => LANGUAGES.map((lang) => [game, lang] as const)))(
    "nor are they when one ends: %s %s",
    (game, lang) => {
      const spoken = new Texts(lang, [bundle(lang, [file("locales", lang), file(`games/${game}/texts`, lang)])]);
      for (const id of ["declined", "withdrew", "lapsed"]) {
        for (const reader of [0, 1, 2, -1]) {
          const said = sentence(
            { id, args: { seat: 1, to: 0, deal: 7 }, types: { to: "seat" }, moves: [] },
            reader,
            ["Ana", "Mia", "Tom"],
            table.cards,
            spoken,
          );
          expect(said).toMatch(id === "lapsed" && reader !== 1 ? /^$/ : /^[^\d{]+\.$/);
        }
      }
      expect(spoken.problems).toEqual([]);
    },
  );

  test("nor those of dice", () => {
    const dice = new Texts("en", [bundle("en", [file("locales"), file("games/dice/texts")])]);
    const event = { id: "selected", args: { seat: 1, cards: [0, 1] }, types: { cards: "kind" }, moves: [] };
    expect(sentence(event, 0, ["Ana", "Mia"], ["w1-soy", "c2-blue"], dice)).toBe(
      "Mia puts a soy bean and a blue bean on the field.",
    );
  });

  test("silence is told as silence", () => {
    const declined = { id: "declined", args: { seat: 0, to: 1, deal: 7 }, types: { to: "seat" }, moves: [] };
    const told = (late: boolean) => sentence(declined, 0, ["Ana", "Mia", "Tom"], table.cards, say, late);
    expect([told(false), told(true)]).toEqual(["You decline Mia's offer.", "Time ran out: you did not answer Mia."]);
  });

  test("only my own offers are told to lapse", () => {
    const lapsed = (seat: number) =>
      sentence({ id: "lapsed", args: { deal: 7, seat }, moves: [] }, 0, ["Ana", "Mia", "Tom"], table.cards, say);
    expect(lapsed(1)).toBe("");
    expect(lapsed(0)).toMatch(/^Your offer/);
  });

  test("a button does not list contracts, and reads out the one it meets", () => {
    const dice = new Texts("en", [bundle("en", [file("locales"), file("games/dice/texts")])]);
    expect(
      choice({ id: "stop", args: { needs: "1re+1bl; 3bl|3gr" }, types: { needs: "aside" } }, 0, ["Ana"], [], dice),
    ).toBe("Stop rolling and use the field");
    expect(
      choice({ id: "claim", args: { contract: "3bl|3gr" }, types: { contract: "contract" } }, 0, ["Ana"], [], dice),
    ).toBe("Meet 3 blue or 3 green");
  });
});

test("a second tap counts for eight seconds", () => {
  vi.useFakeTimers();
  const ui = new Ui();
  ui.arm("harvest-0");
  vi.advanceTimersByTime(7900);
  expect(ui.armed).toBe("harvest-0");
  vi.advanceTimersByTime(200);
  expect(ui.armed).toBe("");
  vi.useRealTimers();
});
