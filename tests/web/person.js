// Runs in every page of the tests before the page itself: listens to the line, finds what a person would tap next, and puts known bytes into deals.
(() => {
  const random = crypto.getRandomValues;
  let deals = 0;
  crypto.getRandomValues = function (field) {
    return field instanceof Uint8Array ? field.fill(++deals) : random.call(this, field);
  };

  const line = { pending: new Set(), acked: -1, seq: -1, refused: [], steps: 0, menu: [], table: null };
  const heard = new Set();
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (data) {
    if (!heard.has(this)) {
      heard.add(this);
      this.addEventListener("message", (event) => listen(JSON.parse(event.data)));
    }
    const message = JSON.parse(data);
    if (message.type === "act") line.pending.add(message.key);
    return send.call(this, data);
  };

  function listen(message) {
    if (message.type === "snapshot") {
      line.acked = -1;
      line.table = message.table;
    }
    if (message.type === "info") line.table = message.table;
    if (message.type === "step") line.steps += 1;
    if (message.menu) line.menu = message.menu;
    if (message.type === "ack") {
      line.pending.delete(message.key);
      line.acked = Math.max(line.acked, message.seq);
    } else if (message.type === "refused") {
      line.pending.delete(message.key);
      line.refused.push(message);
    } else if (message.seq !== undefined) line.seq = message.seq;
  }

  const seen = (each) => each.getClientRects().length > 0 && !each.disabled && each.getAttribute("aria-disabled") !== "true";
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  const first = (...selectors) => selectors.map((selector) => all(selector)[0]).find(Boolean);

  /** Nothing is on its way. */
  const idle = () => line.pending.size === 0 && line.seq >= line.acked;

  /** Does the table ask for this? */
  const asked = (id) => line.menu.some((entry) => entry.id === id);

  /** What comes before any game: another person at this screen, a form that stands open. */
  const before = () => first(".cover .btn.go", ".over .picks .btn", ".over header .icon", ".sure");

  /** The next tap at a box's own table; null: nothing yet; "over": the result is shown. */
  function tap() {
    if (document.querySelector(".towers")) return "over";
    if (!idle() || (!document.querySelector(".room") && !document.querySelector(".cover"))) return null;
    const open = before();
    if (open) return open;
    const offer = first(".slip.new .btn.go", ".slip.new [data-key=d]", ".pin:not(.own)");
    if (offer) return offer;
    if (!document.querySelector(".ribbon.mine")) return asked("pass") ? (first(".foot > .btn") ?? null) : null;
    return (
      first(".lift .btn", ".here", ".board:has(.card.lift) .foot > .btn", "button.card.aim", ".feed") || // farms
      first(".deal .btn.go", ".spot button.nc.pick", ".deal button.nc") || // cards with suits
      first(".dicefoot .btn.go", ".harv .btn", ".roll button") || // dice
      first(".foot .btn.go", ".foot > .btn", ".does .btn:not(.locked)", ".buy button") ||
      null
    );
  }

  /** The next tap at the plain table: what moves the game on, then anything. */
  const WISHES = [/^accept/i, /^plant/i, /^turn up|^reveal/i, /^roll/i, /^put|^select/i, /^lay|^lead|^take/i, /^feed|^give/i, /^decline/i, /^done|^end|^draw|^pass/i];
  function plainTap() {
    if (document.querySelector(".towers")) return "over";
    if (!idle() || !document.querySelector(".room")) return null;
    const open = before();
    if (open) return open;
    if (!document.querySelector(".ribbon.mine") && !asked("pass") && !asked("decline")) return null;
    const buttons = all(".menu fieldset .btn");
    for (const wish of WISHES) {
      const found = buttons.find((button) => wish.test(button.textContent.trim()));
      if (found) return found;
    }
    return buttons[0] ?? null;
  }

  /** Wait until something is found. */
  async function until(find, patience) {
    for (const end = Date.now() + patience; ; await new Promise((go) => setTimeout(go, 10))) {
      const found = find();
      if (found) return found;
      if (Date.now() > end) throw new Error(`nothing to tap: ${document.querySelector(".ribbon")?.textContent} ${JSON.stringify(line.menu)}`);
    }
  }
  const next = (plain, patience) => until(plain ? plainTap : tap, patience);

  /** Tap on without a hand: at most so often, or until the result is shown; what is tapped has been there for two frames. */
  async function rush(taps, plain, patience) {
    const frame = () => new Promise((go) => requestAnimationFrame(go));
    for (let done = 0; done < taps;) {
      const found = await next(plain, patience);
      if (found === "over") return true;
      await frame();
      await frame();
      if ((plain ? plainTap : tap)() !== found) continue; // the table has moved on
      found.click();
      done += 1;
    }
    return false;
  }

  const cut = () => heard.forEach((socket) => socket.close());

  window.person = { line, idle, tap, next, rush, until, all, cut };
})();
