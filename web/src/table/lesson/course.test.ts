import { describe, expect, test } from "vitest";
import type { LessonStep } from "../../wire";
import { current, laid, merged, WAITING } from "./course";

const step = (does: string, then: string[] = []): LessonStep => ({ say: "x", do: does, taps: [], beside: [], then });
const course = [step(""), step("plant", ["1 accept 1", "1 plant"]), step("draw"), step("")];

describe("a lesson", () => {
  test("goes on with what is read and what is decided, and waits for others", () => {
    const at = (taken: number, ...read: number[]) => current(course, taken, new Set(read));
    expect([at(0), at(0, 0), at(1, 0), at(2, 0), at(3, 0), at(4, 0)]).toEqual([0, 1, WAITING, WAITING, 2, 3]);
  });

  test("goes on where it was, whatever was read before", () => {
    expect(current(course, 3, new Set())).toBe(2);
  });

  test("ends when the farewell is read, also if the match has gone on", () => {
    expect(current(course, 9, new Set())).toBe(3);
    expect(current(course, 9, new Set([3]))).toBe(course.length);
  });
});

describe("the coach", () => {
  const view = { x: 0, y: 48, width: 390, height: 796 };
  const inside = (a: { x: number; y: number; width: number; height: number }) =>
    a.x >= view.x && a.y >= view.y && a.x + a.width <= view.width && a.y + a.height <= view.y + view.height;

  test("lies over nothing that is lit", () => {
    for (let y = 50; y < 780; y += 40) {
      const lit = { x: 20, y, width: 300, height: 60 };
      const here = laid({ width: 374, height: 160 }, [lit], [], view);
      expect(inside(here)).toBe(true);
      expect(here.y + here.height <= lit.y || here.y >= lit.y + lit.height).toBe(true);
    }
  });

  test("lights that touch are one", () => {
    const rect = (x: number) => ({ x, y: 0, width: 10, height: 10 });
    expect(merged([rect(0), rect(30), rect(8)])).toEqual([
      { x: 0, y: 0, width: 18, height: 10 },
      { x: 30, y: 0, width: 10, height: 10 },
    ]);
  });
});
