import { afterEach, expect, test, vi } from "vitest";
import { Player } from "./player.svelte";

const HEAD = { header: { game: "one-more", seats: 2, options: {}, commitment: "" }, steps: 4, ends: 900, marks: [], teams: null, outcome: null };
const SHOWS = { view: {}, aid: null, awaited: [], outcome: null };
const frame = (step: number) => ({ step, at: step, round: 1, sights: [], whole: SHOWS });

/** A replay whose parts come when the test says so. */
function parts(): { send: (part: unknown) => void; close: () => void } {
  let control: ReadableStreamDefaultController<Uint8Array> | null = null;
  const body = new ReadableStream<Uint8Array>({ start: (to) => void (control = to) });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body)));
  const text = new TextEncoder();
  return { send: (part) => control?.enqueue(text.encode(`${JSON.stringify(part)}\n`)), close: () => control?.close() };
}
afterEach(() => vi.unstubAllGlobals());

/** A player who was asked for that moment, with the first half of a game. */
async function half(wanted: number | null) {
  const replay = parts();
  const player = new Player({ table: "x" }, "open", wanted);
  replay.send({ head: HEAD });
  replay.send({ frames: [frame(1), frame(2)] });
  await vi.waitFor(() => expect(player.count).toBe(2));
  return { replay, player };
}

test("the end is the end of the game, not of what is there so far", async () => {
  const { replay, player } = await half(null);
  player.end();
  expect(player.index).toBe(1);
  replay.send({ frames: [frame(3), frame(4)] });
  await vi.waitFor(() => expect(player.index).toBe(3));
  expect(player.missed).toBeNull();
  replay.close();
  await vi.waitFor(() => expect(player.whole).toBe(true));
  expect(player.index).toBe(3);
});

test("who has looked elsewhere meanwhile stays there", async () => {
  const { replay, player } = await half(null);
  player.end();
  player.show(0);
  replay.send({ frames: [frame(3), frame(4)] });
  replay.close();
  await vi.waitFor(() => expect(player.whole).toBe(true));
  expect(player.index).toBe(0);
});

test("a moment that there is not is told once all is there", async () => {
  const { replay, player } = await half(9);
  expect(player.ready).toBe(false);
  replay.send({ frames: [frame(3), frame(4)] });
  replay.close();
  await vi.waitFor(() => expect(player.ready).toBe(true));
  expect([player.index, player.missed]).toEqual([3, 9]);
});
