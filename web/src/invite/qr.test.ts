import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { correction, path, protectedBits, qr } from "./qr";

const written = (code: boolean[][] | null) => code!.map((row) => row.map((dark) => (dark ? "1" : "0")).join(""));
const digest = (rows: string[]) => createHash("sha256").update(rows.join("\n")).digest("hex").slice(0, 16);

// Made with the Python package qrcode 8: error correction M, bytes; the digest is of its rows.
const KNOWN: [text: string, mask: number, size: number, digest: string][] = [
  ["http://192.168.1.23:8000/#/t/abcdefghij", 0, 29, "6e4a93d074e0b012"],
  ["http://192.168.1.23:8000/#/t/abcdefghij", 3, 29, "a0e49c5ffa68e412"],
  ["http://192.168.1.23:8000/#/t/abcdefghij", 5, 29, "f03639567dce1baa"],
  ["http://192.168.1.23:8000/#/t/abcdefghij", 7, 29, "6ab32211c9a2e1b8"],
  ["http://192.168.1.23:8000/#/t/abcdefghij?k=Zm9vYmFyYmF6cXV4", 0, 33, "02ed3b5a1e21edab"],
  ["http://192.168.1.23:8000/#/t/abcdefghij?k=Zm9vYmFyYmF6cXV4", 2, 33, "94e7251af67cc99f"],
  ["http://192.168.1.23:8000/#/t/abcdefghij?k=Zm9vYmFyYmF6cXV4", 5, 33, "6a882b98d2b82169"],
  ["http://192.168.1.23:8000/#/t/abcdefghij?k=Zm9vYmFyYmF6cXV4", 6, 33, "ffe06a0ae70bd739"],
  ["h", 0, 21, "1391567a70f54312"],
  ["h", 1, 21, "848f621f7ecfca7e"],
  ["h", 5, 21, "66aa0e04f6184cf5"],
  ["https://beans.example/" + "x".repeat(90), 0, 45, "6a977c4d3c852ff7"],
  ["https://beans.example/" + "x".repeat(90), 4, 45, "47246157216f911f"],
  ["é".repeat(60), 0, 45, "94f1406d9cc2fe50"],
  ["é".repeat(60), 4, 45, "d754371d72e145a0"],
  ["y".repeat(170), 2, 53, "d51ec3c5f0413895"],
  ["y".repeat(170), 6, 53, "694cc81a08698489"],
  ["z".repeat(213), 1, 57, "f6862dc828d614e5"],
  ["z".repeat(213), 5, 57, "2b872f6508c75ad4"],
];

describe("a QR code", () => {
  it("corrects and protects as the standard's examples do", () => {
    const hello = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
    expect(correction(hello, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
    expect(protectedBits(0, 0x537) ^ 0x5412).toBe(0b101010000010010);
    expect(protectedBits(7, 0x1f25)).toBe(0b000111110010010100);
  });

  it.each(KNOWN)("of %s with mask %i is what others draw", (text, mask, size, known) => {
    const rows = written(qr(text, mask));
    expect(rows).toHaveLength(size);
    expect(digest(rows)).toBe(known);
  });

  it("of a text takes a mask, and any mask can be read", () => {
    const text = KNOWN[0]![0];
    const all = [0, 1, 2, 3, 4, 5, 6, 7].map((mask) => written(qr(text, mask)).join());
    expect(new Set(all).size).toBe(8);
    expect(all).toContain(written(qr(text)).join());
  });

  it("holds 213 bytes and no more", () => {
    expect(qr("x".repeat(213))).toHaveLength(57);
    expect(qr("x".repeat(214))).toBeNull();
  });

  it("is drawn with its quiet zone, a run at a time", () => {
    expect(path([[true, true, false, true]], 4)).toBe("M4 4h2v1h-2zM7 4h1v1h-1z");
  });
});
