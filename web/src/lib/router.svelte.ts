/** Where the page is. */
import { Layers } from "./layers";
import { address, pathAt } from "./place";
import { parse, path, type Route } from "./routes";

export class Router {
  /** What is shown. */
  route = $state<Route>({ to: "home" });

  /** What lies open over it. */
  readonly layers = new Layers(history);

  constructor() {
    this.#read();
    window.addEventListener("popstate", () => {
      if (!this.layers.moved()) this.#read();
    });
  }

  /** Goes there; `replace` leaves no step back. */
  go(route: Exclude<Route, { to: "nowhere" }>, replace = false): void {
    this.layers.go((instead) => {
      if (replace || instead) history.replaceState(null, "", address(path(route)));
      else history.pushState(null, "", address(path(route)));
      this.#read();
      window.scrollTo(0, 0);
    });
  }

  /** Takes a click on a link within the page; clicks that ask for a new tab are the browser's. */
  follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.origin !== location.origin || link.hash) return;
    const route = parse(pathAt(link));
    if (route.to === "nowhere") return;
    event.preventDefault();
    this.go(route);
  }

  #read(): void {
    this.route = parse(pathAt(location));
  }
}
