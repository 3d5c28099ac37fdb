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
  await summon("It is your turn.");
  expect(made).toEqual([]);
  expect(await ask()).toBe("yes");
  look("visible");
  await summon("It is your turn.");
  expect(made).toEqual([]);
  look("hidden");
  await summon("It is your turn.");
  expect(made).toEqual([{ title: "Haricot", body: "It is your turn." }]);
  prefer({ notify: false });
  await summon("Again.");
  expect(made).toHaveLength(1);
});

it("asks nothing where browsers allow no notices", async () => {
  vi.stubGlobal("isSecureContext", false);
  expect(await ask()).toBe("insecure");
  expect(Notice.requestPermission).not.toHaveBeenCalled();
  look("hidden");
  prefer({ notify: true });
  await summon("It is your turn.");
  expect(made).toEqual([]);
});

it("leaves notices to the worker where there is one, and closes them for whoever looks", async () => {
  const close = vi.fn();
  const registration = {
    active: { postMessage: vi.fn() },
    getNotifications: vi.fn(async () => [{ close }]),
  };
  const register = vi.fn(async () => registration);
  vi.stubGlobal("navigator", {
    serviceWorker: { register, ready: Promise.resolve(registration), getRegistration: async () => registration },
  });
  look("hidden");
  await summon("Nobody has asked for this.");
  expect(register).not.toHaveBeenCalled();
  expect(await ask()).toBe("yes");
  prefer({ notify: true });
  await summon("It is your turn.");
  expect(registration.active.postMessage).toHaveBeenCalledWith({ text: "It is your turn.", place: location.href });
  expect(made).toEqual([]);
  look("visible");
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
});

it("does with the title where the browser has only workers' notices, and no worker", async () => {
  Notice.permission = "granted";
  prefer({ notify: true });
  look("hidden");
  class Phone {
    static permission = "granted";
    constructor() {
      throw new TypeError("Illegal constructor.");
    }
  }
  vi.stubGlobal("Notification", Phone);
  await summon("It is your turn.");
  expect(document.title).toBe("It is your turn.");
});

it("tells browsers that know no notices from addresses where none are allowed", () => {
  delete (globalThis as { Notification?: unknown }).Notification;
  expect(allowed()).toBe("unknown");
});

it("takes a no for a no", async () => {
  Notice.permission = "denied";
  expect(allowed()).toBe("refused");
  expect(await ask()).toBe("refused");
});
