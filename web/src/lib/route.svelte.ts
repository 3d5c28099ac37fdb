/** Where the reader is: `#/t/<id>?k=<key>` is the path ["t", "<id>"] and the query { k }. */

export interface Route {
  path: string[];
  query: Record<string, string>;
}

/** Read a hash. */
export function parse(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  return {
    path: path.split("/").filter(Boolean).map(decoded),
    query: Object.fromEntries(new URLSearchParams(query)),
  };
}

/** Write a hash. */
export function to(path: readonly (string | number)[], query: Record<string, string> = {}): string {
  const words = path.map((word) => encodeURIComponent(word)).join("/");
  const asked = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== "")).toString();
  return `#/${words}${asked ? `?${asked}` : ""}`;
}

function decoded(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}

export const route: Route = $state(parse(location.hash));

addEventListener("hashchange", () => Object.assign(route, parse(location.hash)));

/** Go somewhere; `replace` leaves no way back to here. */
export function go(hash: string, replace = false): void {
  if (replace) {
    history.replaceState(null, "", hash);
    Object.assign(route, parse(hash));
  } else {
    location.hash = hash;
  }
}

/** The whole address of a place in this page, to give to others. */
export function address(hash: string): string {
  return location.href.replace(/#.*$/, "") + hash;
}

/** Where the reader is within one page: it stands still once the reader has gone elsewhere and the page is on its way out. */
export function within(page: string): Route {
  let last = parse(location.hash);
  const now = () => {
    if (route.path[0] === page) last = { path: route.path, query: route.query };
    return last;
  };
  return {
    get path() {
      return now().path;
    },
    get query() {
      return now().query;
    },
  };
}
