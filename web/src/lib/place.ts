/**
 * Where the page stands. A server answers every path with it. A site of files (`make site`) may lie in any folder and
 * knows only the files that are there, so that its page keeps the path in the query: `folder/?/t/LOCAL-…`.
 */

/** Whether this is a site of files, without a server. */
export const SITE: boolean = import.meta.env.VITE_SITE === "1";

/** The address of a path of the page. */
export function address(path: string, at: Pick<Location, "pathname"> = location, site = SITE): string {
  if (!site) return path;
  return path === "/" ? at.pathname : `${at.pathname}?${path.replace("?", "&")}`;
}

/** The path that an address shows. */
export function pathAt(at: Pick<Location, "pathname" | "search">, site = SITE): string {
  return site ? (at.search.slice(1).split("&")[0] ?? "") : at.pathname;
}

/** The address of a file that comes with the page. */
export const file = (name: string): string => `${import.meta.env.BASE_URL}${name}`;
