import { describe, expect, it } from "vitest";
import { partsOf } from "./letter";

describe("the letter of a rule", () => {
  it("is a line, whatever stands before a colon", () => {
    expect(partsOf("Four of a kind: at least four dice.")).toEqual([
      { kind: "line", label: "", text: "Four of a kind: at least four dice." },
    ]);
  });

  it("names what each of several lines is about", () => {
    const parts = partsOf("Question : Qui donne ?\nDécision et raison : Le plus jeune : c’est dit.\nau plus un : deux");
    expect(parts.map((part) => part.kind === "line" && part.label)).toEqual(["Question :", "Décision et raison :", ""]);
    expect(parts[1]).toMatchObject({ text: "Le plus jeune : c’est dit." });
  });

  it("has tables, with strokes that are no borders", () => {
    expect(
      partsOf("Cards:\n\n| contract | met? |\n|---|---|\n| `2re\\|2ch` | yes |\n| `6#` | no |\nThat is all."),
    ).toEqual([
      { kind: "line", label: "", text: "Cards:" },
      {
        kind: "table",
        head: ["contract", "met?"],
        rows: [
          ["`2re|2ch`", "yes"],
          ["`6#`", "no"],
        ],
      },
      { kind: "line", label: "", text: "That is all." },
    ]);
  });

  it("keeps a block as it stands", () => {
    expect(partsOf("Exactly:\n```\nwhile a:\n    # b\n```\nand on")).toEqual([
      { kind: "line", label: "", text: "Exactly:" },
      { kind: "block", text: "while a:\n    # b" },
      { kind: "line", label: "", text: "and on" },
    ]);
    expect(partsOf("```\nwithout an end")).toEqual([{ kind: "block", text: "without an end" }]);
  });

  it("joins a sentence that was wrapped in the rule file", () => {
    const text = "Two are set aside; the\norder of the others is unchanged.\n1. Anne accepts\n2. He ends.\nDone";
    expect(partsOf(text).map((part) => part.kind === "line" && part.text)).toEqual([
      "Two are set aside; the order of the others is unchanged.",
      "1. Anne accepts",
      "2. He ends.",
      "Done",
    ]);
  });
});
