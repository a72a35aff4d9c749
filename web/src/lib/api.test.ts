import { expect, test } from "vitest";
import { Api, ApiError } from "./api";

const answering = (status: number, body: string): Api => new Api(() => Promise.resolve(new Response(body, { status })));

test("an answer is its body", async () => {
  expect(await answering(201, '{"code":"AB"}').open({ game: "x", seats: 2, options: {}, name: "A", against: null })).toEqual({
    code: "AB",
  });
});

test("a refusal names its rule", async () => {
  const body = { rule: "S-9", why: { key: "server-bad-name" }, message: "No." };
  const trouble = await answering(422, JSON.stringify(body)).tables().catch((error: unknown) => error);
  expect(trouble).toBeInstanceOf(ApiError);
  expect((trouble as ApiError).refusal).toMatchObject({ rule: "S-9", why: { key: "server-bad-name" } });
});

test("no answer, or one that makes no sense, is no refusal", async () => {
  const silent = new Api(() => Promise.reject(new TypeError("no network")));
  for (const api of [silent, answering(502, "<html>"), answering(200, "<html>")]) {
    const trouble = await api.games().catch((error: unknown) => error);
    expect((trouble as ApiError).refusal).toBe(null);
  }
});

test("the record of a game is its text, or there is none", async () => {
  expect(await answering(200, '{"quintet":2}\n').record("7TN832")).toBe('{"quintet":2}\n');
  await expect(answering(422, "{}").record("7TN832")).rejects.toBeInstanceOf(ApiError);
});
