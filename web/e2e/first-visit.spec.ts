/** What a first visit costs, as the browser counts it: heads, bodies, and the answers of the API. */
import { expect, request as requests } from "@playwright/test";
import { test } from "./people";
import { Server } from "./server";

const LIMIT = 105 * 1024;

const server = new Server("0-0");
test.beforeAll(() => server.start());
test.afterAll(() => server.kill());

for (const locale of ["en-GB", "fr-FR", "de-DE"]) {
  test(`a first visit to Home is small (${locale})`, async ({ browser }) => {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    const network = await context.newCDPSession(page);
    await network.send("Network.enable");
    let bytes = 0;
    let files = 0;
    network.on("Network.loadingFinished", (event) => {
      bytes += event.encodedDataLength;
      files++;
    });
    await page.goto(server.address, { waitUntil: "networkidle" });
    await page.locator("main").waitFor();
    console.log(`${locale}: ${(bytes / 1024).toFixed(1)} KiB in ${files} answers`);
    expect(files).toBeGreaterThan(5);
    expect(bytes).toBeLessThanOrEqual(LIMIT);
    await context.close();
  });
}

test("a page that is known is not sent again, and one who takes no compression gets none", async () => {
  const client = await requests.newContext({ baseURL: server.address });
  const get = (headers: Record<string, string>) => client.get("/", { headers });
  const brotli = await get({ "accept-encoding": "gzip, br" });
  expect(brotli.headers()["content-encoding"]).toBe("br");
  const gzip = await get({ "accept-encoding": "gzip" });
  expect(gzip.headers()["content-encoding"]).toBe("gzip");
  const plain = await get({ "accept-encoding": "identity" });
  expect(plain.headers()["content-encoding"]).toBeUndefined();
  const texts = await Promise.all([brotli, gzip, plain].map((answer) => answer.text()));
  expect(new Set(texts).size).toBe(1);
  // Whoever asks for the head alone is told the same, whichever form was made first.
  const head = await client.head("/", { headers: { "accept-encoding": "gzip" } });
  expect([head.status(), head.headers()["content-encoding"], (await head.body()).length]).toEqual([200, "gzip", 0]);
  const tag = plain.headers().etag ?? "";
  expect(brotli.headers().etag).toBe(tag);
  const again = await get({ "if-none-match": tag });
  expect([again.status(), (await again.body()).length]).toEqual([304, 0]);
  expect((await get({ "if-none-match": '"other"' })).status()).toBe(200);
  await client.dispose();
});
