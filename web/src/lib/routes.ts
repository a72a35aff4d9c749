/** The addresses of the page. */

export type Route =
  | { to: "home" }
  | { to: "table"; code: string }
  | { to: "rules"; game: string }
  | { to: "parts" }
  | { to: "nowhere" };

/** What a path shows. */
export function parse(path: string): Route {
  const parts = path.split("/").filter((part) => part !== "");
  const [room, name, ...rest] = parts;
  if (room === undefined) return { to: "home" };
  if (room === "parts" && name === undefined) return { to: "parts" };
  if (name === undefined || rest.length > 0) return { to: "nowhere" };
  if (room === "t" && /^[A-Za-z0-9-]+$/.test(name)) return { to: "table", code: name.toUpperCase() };
  if (room === "rules" && /^[a-z0-9-]+$/.test(name)) return { to: "rules", game: name };
  return { to: "nowhere" };
}

/** The path that shows a thing. */
export function path(route: Exclude<Route, { to: "nowhere" }>): string {
  if (route.to === "table") return `/t/${route.code}`;
  if (route.to === "rules") return `/rules/${route.game}`;
  if (route.to === "parts") return "/parts";
  return "/";
}

/** The code in what somebody typed or pasted: a code, or a whole link. Null if there is none. */
export function codeIn(text: string): string | null {
  const trimmed = text.trim();
  const linked = /\/t\/([A-Za-z0-9-]+)/.exec(trimmed);
  if (linked?.[1]) return linked[1].toUpperCase();
  const bare = trimmed.replace(/\s+/g, "");
  return /^[A-Za-z0-9-]{3,32}$/.test(bare) ? bare.toUpperCase() : null;
}
