/** The lines of the chart: totals after each round, beginning at nothing. */

export interface Line {
  spots: { x: number; y: number }[];
  end: number;
}

export interface Plan {
  lines: Line[];
  least: number;
  most: number;
}

/** Lays out the totals of each round (`totals[round][seat]`) in a box of that size; rounds that nobody saw are passed over. */
export function plan(totals: readonly (readonly number[] | null)[], width: number, height: number): Plan {
  const known = totals.flatMap((seats, n) => (seats ? [{ n: n + 1, seats }] : []));
  const all = known.flatMap(({ seats }) => seats);
  const least = Math.min(0, ...all);
  const most = Math.max(1, ...all);
  const x = (round: number) => (round / Math.max(1, totals.length)) * width;
  const y = (total: number) => height - ((total - least) / (most - least)) * height;
  const last = known[known.length - 1]?.seats ?? [];
  const lines = last.map((end, seat): Line => ({
    spots: [{ x: 0, y: y(0) }, ...known.map(({ n, seats }) => ({ x: x(n), y: y(seats[seat] ?? 0) }))],
    end,
  }));
  return { lines, least, most };
}

/** The same heights, moved so that labels of that size do not overlap. */
export function apart(heights: readonly number[], size: number, bottom: number): number[] {
  const order = heights.map((y, n) => ({ y, n })).sort((a, b) => a.y - b.y);
  let last = -Infinity;
  for (const each of order) last = each.y = Math.max(each.y, last + size);
  let under = bottom + size;
  for (const each of [...order].reverse()) under = each.y = Math.min(each.y, under - size);
  const out = [...heights];
  for (const each of order) out[each.n] = each.y;
  return out;
}
