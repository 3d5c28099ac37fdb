/** How steps are shown: one after the other, never behind one's own decision, and in a crowd together. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Snapshot, Step } from "../wire";
import { LiveTable } from "./table.svelte";

const nothing = { facts: {}, lists: {}, words: {}, seen: {} };
const whole = {
  type: "snapshot",
  table: { id: "t", zones: {}, status: "playing", mine: [], seats: [] },
  seq: 0,
  view: { zones: {}, deals: [], ...nothing },
  menu: [],
  awaited: [],
  due: [],
  log: [],
  chat: [],
};
const step = (seq: number) =>
  ({
    type: "step",
    seq,
    actor: 1,
    events: [],
    deals: null,
    menu: [],
    at: seq,
    awaited: [],
    due: [],
    clock: null,
    ...nothing,
  }) as unknown as Step;

class Dumb {
  send(): void {}
  close(): void {}
}

function table(moving = 0): { live: LiveTable; played: number[] } {
  const live = new LiveTable("t", 0);
  const played: number[] = [];
  live.told(whole as unknown as Snapshot);
  live.player = async (each, apply) => {
    played.push(each.seq);
    apply();
    if (moving > 0) await new Promise((done) => setTimeout(done, moving));
  };
  return { live, played };
}

describe("steps", () => {
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "requestAnimationFrame"],
    });
    vi.stubGlobal("WebSocket", Dumb);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("are shown at once, the next when the last has moved", async () => {
    const { live, played } = table(300);
    live.told(step(1));
    live.told(step(2));
    expect(live.seq).toBe(1);
    await vi.advanceTimersByTimeAsync(290);
    expect(live.seq).toBe(1);
    await vi.advanceTimersByTimeAsync(40);
    expect(live.seq).toBe(2);
    expect(played).toEqual([1, 2]);
  });

  it("do not wait for older ones when they follow from my decision", async () => {
    const { live, played } = table(300);
    live.told(step(1));
    live.told(step(2));
    void live.act("pass");
    expect(live.seq).toBe(2);
    live.told(step(3));
    expect(live.seq).toBe(3);
    await vi.advanceTimersByTimeAsync(310);
    live.told(step(4));
    await vi.advanceTimersByTimeAsync(50);
    expect(live.seq).toBe(4);
    expect(played).toEqual([1, 3, 4]);
  });

  it("that come faster than frames are shown together", async () => {
    const { live, played } = table();
    for (let seq = 1; seq <= 500; seq++) {
      live.told(step(seq));
      await vi.advanceTimersByTimeAsync(2); // five hundred a second
    }
    await vi.advanceTimersByTimeAsync(200);
    expect(live.seq).toBe(500);
    expect(live.log.length).toBeGreaterThanOrEqual(400);
    expect(played.length).toBeLessThan(120); // not even every frame's
    live.told(step(501));
    expect(live.seq).toBe(501);
    expect(played.at(-1)).toBe(501);
  });
});
