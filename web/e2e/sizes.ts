/** The screens on which everything must work: phones both ways up, a tablet, a desk, and the desk at 200 %. */
export const SIZES = [
  { name: "small phone", width: 360, height: 640 },
  { name: "phone", width: 390, height: 844 },
  { name: "phone on its side", width: 844, height: 390 },
  { name: "small phone on its side", width: 667, height: 375 },
  { name: "tablet", width: 820, height: 1180 },
  { name: "desk", width: 1440, height: 900 },
  { name: "desk at 200 %", width: 720, height: 450 },
] as const;

export const PHONES = SIZES.slice(0, 4);

/** The narrowest and the lowest of them, where room is scarce. */
export const TIGHT = [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 667, height: 375 },
] as const;

/** What the sizes of pictures are called for short: `SIZES=phone,side npm run shots`. */
export const SHORT: Record<(typeof SIZES)[number]["name"], string> = {
  "small phone": "small",
  phone: "phone",
  "phone on its side": "side",
  "small phone on its side": "lowest",
  tablet: "tablet",
  desk: "desk",
  "desk at 200 %": "zoomed",
};
