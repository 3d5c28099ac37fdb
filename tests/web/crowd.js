// One person who sits on many seats of a table and plays them by a line of their own, without drawing anything.
(() => {
  const FIRST = ["plant-front", "plant-kind", "plant-card", "reveal", "draw", "pay", "done", "lead", "answer", "take", "feed", "harvest", "discard-up", "discard-last", "discard-first", "waive", "lift", "pass"];

  async function sit(table, seats) {
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws`);
    const at = new Map(seats.map((seat) => [seat, { seat, menu: [], awaited: [], at: 0, seq: -1, view: null, cards: [] }]));
    const answers = new Map();
    const looks = new Map();
    const ready = new Promise((go) => {
      socket.onmessage = (event) => {
        const message = JSON.parse(event.data);
        if (message.type === "hello") seats.forEach((seat) => watch(seat));
        if (message.type === "ack" || message.type === "refused") answers.get(message.key)?.(message);
        const mine = at.get(message.seat);
        if (!mine || (message.type !== "snapshot" && message.type !== "step")) return;
        Object.assign(mine, { menu: message.menu, at: message.at, seq: message.seq, awaited: message.awaited });
        if (message.type === "snapshot") {
          Object.assign(mine, { view: message.view, cards: message.table.cards, known: true });
          looks.get(message.seat)?.(mine);
          if ([...at.values()].every(({ known }) => known)) go();
        }
      };
    });
    const say = (message) => socket.send(JSON.stringify({ table, ...message }));
    const watch = (seat) => say({ type: "watch", seat, since: -1, key: "", token: "" });
    await ready;

    let count = 0;
    /** Decide for a seat; what was refused is told. */
    function act(seat, action) {
      const key = `crowd-${seat}-${++count}`;
      const heard = new Promise((go) => answers.set(key, go));
      say({ type: "act", seat, key, at: at.get(seat).at, action });
      return heard.then(async ({ type, seq, error, text, rule }) => {
        if (type !== "ack") return `${action}: ${error} ${rule} ${text}`;
        while (![...at.values()].every((each) => each.seq >= seq)) await new Promise((go) => setTimeout(go, 2));
        return "";
      });
    }
    /** A seat's view as it is now. */
    function look(seat) {
      const heard = new Promise((go) => looks.set(seat, go));
      watch(seat);
      return heard;
    }
    /** Does the table wait for one of these seats? The seat and what it would do. */
    function next() {
      const newest = [...at.values()].reduce((a, b) => (b.seq > a.seq ? b : a));
      const seat = newest.awaited.find((each) => at.has(each));
      if (seat === undefined) return null;
      const menu = at.get(seat).menu.filter(({ notation }) => notation);
      const entry = FIRST.map((id) => menu.find((each) => each.id === id)).find(Boolean);
      return entry ? { seat, action: entry.notation } : null;
    }
    /** Play on until somebody else is asked, or somebody here has such a choice; who has it, -1 for nobody. */
    async function play(choice) {
      const has = () => [...at.values()].find(({ menu }) => menu.some(({ id }) => id === choice))?.seat;
      for (let found = next(); found && has() === undefined; found = next()) {
        const refused = await act(found.seat, found.action);
        if (refused) throw new Error(refused);
      }
      return has() ?? -1;
    }
    return { act, look, next, play, at };
  }

  window.crowd = { sit };
})();
