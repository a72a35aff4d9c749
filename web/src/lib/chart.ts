/** Where the lines of a chart of totals run, and how its numbers are written. */

export interface Spot {
  x: number;
  y: number;
}

export interface Line {
  spots: Spot[];
  /** The last total. */
  end: number;
}

export interface Plan {
  lines: Line[];
  least: number;
  most: number;
}

/** A number with a true minus. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** The total after each of these. */
export function running(points: readonly number[]): number[] {
  let sum = 0;
  return points.map((each) => (sum += each));
}

/** The mean of the last so many up to each of these. */
export function recent(values: readonly number[], count: number): number[] {
  return values.map((_, n) => {
    const last = values.slice(Math.max(0, n + 1 - count), n + 1);
    return last.reduce((sum, each) => sum + each, 0) / last.length;
  });
}

/** What each player got in each round, told by round as totals. */
export function byRound(points: readonly (readonly number[])[]): number[][] {
  const totals = points.map(running);
  const rounds = Math.max(0, ...totals.map((each) => each.length));
  return Array.from({ length: rounds }, (_, round) => totals.map((each) => each[round] ?? each[each.length - 1] ?? 0));
}

/** Lays out the totals after each round (`totals[round][seat]`) in a box of that size, beginning at nothing; rounds that nobody saw are passed over. What is no total does not begin at nothing. */
export function plan(totals: readonly (readonly number[] | null)[], width: number, height: number, fromNothing = true): Plan {
  const known = totals.flatMap((seats, n) => (seats ? [{ n: n + 1, seats }] : []));
  const all = known.flatMap(({ seats }) => seats);
  const least = Math.min(0, ...all);
  const most = niceTop(Math.max(1, ...all));
  const steps = fromNothing ? totals.length : totals.length - 1;
  const x = (round: number) => ((fromNothing ? round : round - 1) / Math.max(1, steps)) * width;
  const y = (total: number) => height - ((total - least) / (most - least)) * height;
  const last = known[known.length - 1]?.seats ?? [];
  const lines = last.map((end, seat): Line => ({
    spots: [...(fromNothing ? [{ x: 0, y: y(0) }] : []), ...known.map(({ n, seats }) => ({ x: x(n), y: y(seats[seat] ?? 0) }))],
    end,
  }));
  return { lines, least, most };
}

/** The end of a scale: a round number not below the value. */
export function niceTop(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(value));
  return [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].map((n) => n * unit).find((top) => top >= value) ?? value;
}

/** Moves labels apart so that none is nearer than `gap` to the one above, keeping their order. */
export function apart(ys: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = ys.map((y, n) => ({ y, n })).sort((a, b) => a.y - b.y);
  let floor = top;
  for (const each of order) {
    each.y = Math.max(each.y, floor);
    floor = each.y + gap;
  }
  let ceiling = bottom;
  for (const each of [...order].reverse()) {
    each.y = Math.min(each.y, ceiling);
    ceiling = each.y - gap;
  }
  const result = new Array<number>(ys.length).fill(0);
  for (const each of order) result[each.n] = each.y;
  return result;
}
