import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { plain, typed } from "./beans";
import { forFriends } from "./coming";

const files = ["en", "fr", "de"].map((lang) => readFileSync(`../src/haricot/locales/${lang}.ftl`, "utf8"));
const words = new Map(
  files.flatMap((text) => [...text.matchAll(/^code-(\w+) = (.+)$/gm)].map(([, bean, word]) => [plain(word!), bean!])),
);

describe("beans that are typed", () => {
  it("have a word of their own in every language", () => {
    expect(new Set(words.values()).size).toBe(15);
    for (const text of files)
      expect(new Set([...text.matchAll(/^code-\w+ = (.+)$/gm)].map(([, word]) => plain(word!))).size).toBe(15);
  });

  it("are read in any language, with or without accents and commas", () => {
    expect(typed("Cogné, Colt Choco", words, 3)).toEqual(["coffee", "blue", "cocoa"]);
    expect(typed("cogne · BLUE · kakao", words, 3)).toEqual(["coffee", "blue", "cocoa"]);
    expect(typed("blue blue", words, 3)).toBeNull();
    expect(typed("blue blue beans", words, 3)).toBeNull();
  });
});

describe("the address friends type", () => {
  const at = (hostname: string) => ({ hostname, origin: `http://${hostname}:8000` }) as Location;
  const net = { reach: "net" as const, addresses: ["http://192.168.1.23:8000"] };

  it("is the one that means something to them", () => {
    expect(forFriends({ reach: "world", addresses: ["https://beans.example"] }, at("127.0.0.1"))).toBe(
      "https://beans.example",
    );
    expect(forFriends(net, at("localhost"))).toBe("http://192.168.1.23:8000");
    expect(forFriends(net, at("cellar.local"))).toBe("http://cellar.local:8000");
    expect(forFriends({ reach: "self", addresses: [] }, at("127.0.0.1"))).toBe("");
  });
});
