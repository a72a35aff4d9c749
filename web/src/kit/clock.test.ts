import { expect, test } from "vitest";
import { leftUntil, TableClock } from "./clock";

function clock() {
  const device = { now: 5000 };
  return { device, clock: new TableClock(() => device.now) };
}

test("it runs on from what the table said", () => {
  const { device, clock: table } = clock();
  table.set(70_000);
  device.now += 1500;
  expect(table.now()).toBe(71_500);
  table.set(71_000);
  expect(table.now()).toBe(71_000);
});

test("it stands still, and goes on faster", () => {
  const { device, clock: table } = clock();
  table.set(100);
  device.now += 50;
  table.run(false);
  device.now += 1000;
  expect(table.now()).toBe(150);
  table.run(true, 4);
  device.now += 10;
  expect(table.now()).toBe(190);
  expect([table.running, table.speed]).toEqual([true, 4]);
});

test("a deadline that has passed leaves nothing, and none leaves null", () => {
  const { clock: table } = clock();
  table.set(100);
  expect([leftUntil(table, 130), leftUntil(table, 40), leftUntil(table, null)]).toEqual([30, 0, null]);
});
