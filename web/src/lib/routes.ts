/** The addresses of the page. */

export type Route =
  | { to: "home" }
  | { to: "table"; id: string }
  | { to: "rules"; game: string }
  | { to: "replay"; id: string | null; review?: boolean }
  | { to: "records" }
  | { to: "claim"; key: string }
  | { to: "series"; id: string }
  | { to: "parts" }
  | { to: "nowhere" };

/** What a path shows. */
export function parse(path: string): Route {
  const parts = path.split("/").filter((part) => part !== "");
  const [room, name, ...rest] = parts;
  if (room === undefined) return { to: "home" };
  if (room === "parts" && name === undefined) return { to: "parts" };
  if (room === "replay" && name === undefined) return { to: "replay", id: null };
  if (room === "me" && name === undefined) return { to: "records" };
  if (name === undefined || rest.length > 0) return { to: "nowhere" };
  if (room === "t" && /^[A-Za-z0-9-]+$/.test(name)) return { to: "table", id: written(name) };
  if (room === "replay" && /^[A-Za-z0-9-]+$/.test(name)) return { to: "replay", id: written(name) };
  if (room === "rules" && /^[a-z0-9-]+$/.test(name)) return { to: "rules", game: name };
  if (room === "me" && /^[0-9a-f]{32}$/i.test(name)) return { to: "claim", key: name.toLowerCase() };
  if (room === "series" && /^[A-Za-z0-9-]+$/.test(name)) return { to: "series", id: written(name) };
  return { to: "nowhere" };
}

/** The path that shows a thing. */
export function path(route: Exclude<Route, { to: "nowhere" }>): string {
  if (route.to === "table") return `/t/${route.id}`;
  if (route.to === "replay") return route.id === null ? "/replay" : `/replay/${route.id}${route.review ? "?review" : ""}`;
  if (route.to === "rules") return `/rules/${route.game}`;
  if (route.to === "records") return "/me";
  if (route.to === "claim") return `/me/${route.key}`;
  if (route.to === "series") return `/series/${route.id}`;
  if (route.to === "parts") return "/parts";
  return "/";
}

/** A table's token or code as the server writes it: a token in small letters, a code in capitals. */
function written(name: string): string {
  return /^[0-9a-f]{32}$/i.test(name) ? name.toLowerCase() : name.toUpperCase();
}

/** The table in what somebody typed or pasted: by its code, or by a whole link. Null if there is none. */
export function tableIn(text: string): string | null {
  const trimmed = text.trim();
  const linked = /\/t\/([A-Za-z0-9-]+)/.exec(trimmed);
  if (linked?.[1]) return written(linked[1]);
  const bare = trimmed.replace(/\s+/g, "");
  return /^[A-Za-z0-9-]{3,32}$/.test(bare) ? written(bare) : null;
}
