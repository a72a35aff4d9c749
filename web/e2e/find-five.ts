/** What a person does at the screen of 5er Finden: looks at dice and board, finds a FIVE, draws it. */
import type { CDPSession, Page } from "@playwright/test";
import { pentomino } from "../src/cards/shapes";
import { beside, shapeFinder } from "../src/games/find-five/grid";
import type { Shape, Tile } from "../src/wire/find-five";

const VALUES: Record<Shape, number> = { P: 1, L: 1, Y: 1, U: 2, F: 2, N: 2, T: 3, V: 3, Z: 3, X: 4, I: 4, W: 4 };
const SHAPES = Object.keys(VALUES) as Shape[];
export const shapeOf = shapeFinder(SHAPES.map((shape): Tile => ({ shape, value: 1, available: true, cells: pentomino(shape).map(([x, y]) => [y, x]) as Tile["cells"] })));

export interface Five {
  shape: Shape;
  squares: number[];
}

/** Five squares that hang together, each set once: all 4,000 and more of them. */
const SETS: number[][] = (() => {
  let sets = Array.from({ length: 100 }, (_, square) => [square]);
  for (let size = 2; size <= 5; size++) {
    const next = new Map<string, number[]>();
    for (const set of sets) {
      for (const square of new Set(set.flatMap((each) => [each - 1, each + 1, each - 10, each + 10]))) {
        if (square < 0 || square > 99 || set.includes(square) || !set.some((each) => beside(each, square))) continue;
        const grown = [...set, square].sort((one, other) => one - other);
        next.set(grown.join(), grown);
      }
    }
    sets = [...next.values()];
  }
  return sets;
})();

/** What can be seen of a round. */
export interface Seen {
  dice: string[];
  symbols: string[];
  free: boolean[];
  /** The shapes that are neither found nor crossed out. */
  open: Set<Shape>;
}

/** Looks at the round, once its board lies there; at one glance, because dice lie beside the results of a round as well. */
export async function look(page: Page): Promise<Seen> {
  await page.getByRole("grid", { name: "Your board" }).waitFor();
  const { dice, squares, tiles } = await page.evaluate(() => ({
    dice: document.querySelector(".round .dice")?.getAttribute("aria-label") ?? "",
    squares: [...document.querySelectorAll("[data-square]")].map((cell) => (cell.getAttribute("aria-label") ?? "").split(", ")),
    tiles: [...document.querySelectorAll(".tile")].map((tile) => tile.getAttribute("title") ?? ""),
  }));
  if (!dice.startsWith("The dice: ")) throw new Error("The round was over before it was looked at.");
  return {
    dice: dice.replace("The dice: ", "").split(", "),
    symbols: squares.map(([, symbol]) => symbol ?? ""),
    free: squares.map((words) => !words.some((word) => word === "in a FIVE" || word === "crossed out")),
    open: new Set(tiles.filter((title) => !/: (found|crossed out)$/.test(title)).map((title) => title[0] as Shape)),
  };
}

/** The FIVES that are there, the dearest first. */
export function fives({ dice, symbols, free, open }: Seen): Five[] {
  const wanted = [...dice].sort().join();
  return SETS.filter((set) => set.every((square) => free[square]) && set.map((square) => symbols[square] ?? "").sort().join() === wanted)
    .map((squares) => ({ squares, shape: shapeOf(squares) }))
    .filter((five): five is Five => five.shape !== null && open.has(five.shape))
    .sort((one, other) => VALUES[other.shape] - VALUES[one.shape]);
}

/** A place for a shape that is to be crossed out, the cheapest first. */
export function crossing({ free, open }: Seen): Five | undefined {
  const places = SETS.filter((set) => set.every((square) => free[square])).map((squares) => ({ squares, shape: shapeOf(squares) }));
  return places.filter((five): five is Five => five.shape !== null && open.has(five.shape)).sort((one, other) => VALUES[one.shape] - VALUES[other.shape])[0];
}

/** A way over five squares by their edges, back over some of them where the shape has branches. */
export function way(squares: readonly number[]): number[] {
  const seen = new Set<number>();
  const out: number[] = [];
  const walk = (square: number) => {
    seen.add(square);
    out.push(square);
    for (const next of squares) {
      if (seen.has(next) || !beside(square, next)) continue;
      walk(next);
      if (seen.size < squares.length) out.push(square);
    }
  };
  walk(squares[0] ?? 0);
  return out;
}

async function middle(page: Page, square: number): Promise<{ x: number; y: number }> {
  const box = await page.locator(`[data-square="${square}"]`).boundingBox();
  if (!box) throw new Error(`There is no square ${square}.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A stroke with the mouse; `halfway`, something happens meanwhile. */
export async function stroke(page: Page, squares: readonly number[], halfway?: () => Promise<void>): Promise<void> {
  const points = await Promise.all(way(squares).map((square) => middle(page, square)));
  for (const [n, { x, y }] of points.entries()) {
    await page.mouse.move(x, y, { steps: n === 0 ? 1 : 3 });
    if (n === 0) await page.mouse.down();
    if (n === 2) await halfway?.();
  }
  await page.mouse.up();
}

/** A stroke with a finger. */
export async function swipe(page: Page, session: CDPSession, squares: readonly number[]): Promise<void> {
  const points = await Promise.all(way(squares).map((square) => middle(page, square)));
  for (const [n, point] of points.entries()) await session.send("Input.dispatchTouchEvent", { type: n === 0 ? "touchStart" : "touchMove", touchPoints: [point] });
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** Taps on each of the squares with a finger. */
export async function taps(page: Page, squares: readonly number[]): Promise<void> {
  const gathered: number[] = [];
  for (const square of way(squares).filter((each, n, all) => all.indexOf(each) === n)) {
    gathered.push(square);
    await page.locator(`[data-square="${square}"]`).tap();
  }
}
