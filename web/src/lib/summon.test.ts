import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { prefer } from "./settings.svelte";
import { allowed, ask, summon } from "./summon";

const made: { title: string; body: string }[] = [];
class Notice {
  static permission = "default";
  static requestPermission = vi.fn(async () => (Notice.permission = "granted"));
  onclick = null;
  constructor(title: string, { body }: { body: string }) {
    made.push({ title, body });
  }
  close() {}
}

const look = (state: string) => vi.spyOn(document, "visibilityState", "get").mockReturnValue(state as never);

beforeEach(() => {
  made.length = 0;
  Notice.permission = "default";
  vi.stubGlobal("Notification", Notice);
  vi.stubGlobal("isSecureContext", true);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  prefer({ notify: false });
});

it("calls by a notice only who looks elsewhere, wants it, and has allowed it", async () => {
  prefer({ notify: true });
  look("hidden");
  summon("It is your turn.");
  expect(made).toEqual([]);
  expect(await ask()).toBe("yes");
  look("visible");
  summon("It is your turn.");
  expect(made).toEqual([]);
  look("hidden");
  summon("It is your turn.");
  expect(made).toEqual([{ title: "Haricot", body: "It is your turn." }]);
  prefer({ notify: false });
  summon("Again.");
  expect(made).toHaveLength(1);
});

it("asks nothing where browsers allow no notices", async () => {
  vi.stubGlobal("isSecureContext", false);
  expect(await ask()).toBe("insecure");
  expect(Notice.requestPermission).not.toHaveBeenCalled();
  look("hidden");
  prefer({ notify: true });
  summon("It is your turn.");
  expect(made).toEqual([]);
});

it("takes a no for a no", async () => {
  Notice.permission = "denied";
  expect(allowed()).toBe("refused");
  expect(await ask()).toBe("refused");
});
