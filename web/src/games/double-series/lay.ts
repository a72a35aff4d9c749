/** Where the cards of my hand lie: side by side in one row, or in two beside a tall board. */
import type { Spread } from "../../kit/spread";
import { RATIO } from "../../kit/spread";

const GAP = 6;
/** A lifted card stands up to here. */
const RISE = 14;
/** No card is narrower than a finger. */
const FINGER = 44;

/** Lays them out, none wider than `largest`. In `rows` rows only if one would make them small. */
export function lay(count: number, width: number, largest: number, rows: 1 | 2): Spread {
  const across = (many: number) => (width - GAP * (many - 1)) / Math.max(1, many);
  const used = rows === 2 && across(count) < Math.min(largest, 64) ? 2 : 1;
  const perRow = Math.max(1, Math.ceil(count / used));
  const card = Math.max(FINGER, Math.min(largest, across(perRow)));
  const step = (many: number) => (many < 2 ? 0 : Math.min(card + GAP, (width - card) / (many - 1)));
  const rise = card * RATIO + RISE;
  const spots = Array.from({ length: count }, (_, n) => {
    const row = Math.floor(n / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    return { x: (width - card - step(inRow) * (inRow - 1)) / 2 + step(inRow) * (n % perRow), y: RISE + row * rise };
  });
  return { card, spots, step: step(perRow), perRow, height: used * rise, width };
}
