import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { commit, due } from "./entropy";
import { seatNames } from "./names";
import { parse, to } from "./route.svelte";
import { hex, sha256, unhex } from "./sha256";
import { Texts } from "./texts";
import type { Seat, Table } from "../wire";

describe("sha256", () => {
  it("is the platform's, for every length around a block", () => {
    for (const length of [0, 1, 16, 55, 56, 57, 63, 64, 65, 119, 120, 200]) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255);
      expect(hex(sha256(bytes))).toBe(createHash("sha256").update(bytes).digest("hex"));
    }
  });

  it("reads and writes hex", () => {
    expect(hex(unhex("00ff10"))).toBe("00ff10");
  });
});

describe("entropy", () => {
  const seat = (committed: string, opened = ""): Seat => ({
    kind: "person",
    name: "",
    portrait: "",
    bot: "",
    owner: "me",
    absent: false,
    given: false,
    free: false,
    waits: 0,
    online: true,
    declines: false,
    passes: false,
    committed,
    opened,
  });

  it("opens what it promised, when the table deals and not before", () => {
    const promised = commit();
    const table = { status: "dealing", mine: [1], seats: [seat("other"), seat(promised)] } as unknown as Table;
    const [[at, bytes]] = due(table) as [[number, string]];
    expect(at).toBe(1);
    expect(hex(sha256(unhex(bytes)))).toBe(promised);
    expect(due({ ...table, status: "open" })).toEqual([]);
    expect(due({ ...table, seats: [seat("other"), seat(promised, bytes)] })).toEqual([]);
  });
});

describe("routes", () => {
  it("are read as they are written", () => {
    for (const [path, query] of [
      [["t", "abc"], { k: "x/y&z" }],
      [["rules", "al_cabohne", "CAB-A1"], {}],
      [[], {}],
    ] as const) {
      expect(parse(to(path, query))).toEqual({ path, query });
    }
    expect(parse("#/t/%E0%A4%A")).toEqual({ path: ["t", "%E0%A4%A"], query: {} });
  });
});

describe("names", () => {
  it("give programs names that no person has", () => {
    const texts = new Texts("en", []);
    const names = seatNames(
      [
        { kind: "person", name: "Mia" },
        { kind: "bot", name: "" },
        { kind: "person", name: "Mia" },
        { kind: "bot", name: "" },
      ],
      texts,
    );
    expect(names).toEqual(["Mia", "Tom", "Mia 2", "Nora"]);
  });
});
