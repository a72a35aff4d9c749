import { defineConfig } from "@playwright/test";

/**
 * The page in a real browser against the real server. The server is started by each test, with a fresh folder of data;
 * `QUINTET` names its program and `CHROMIUM` the browser, if they are elsewhere.
 */
export default defineConfig({
  testDir: "e2e",
  // Pictures are taken only when they are asked for: `npm run shots`, or `SHOTS=home,lobby npm run shots`.
  // What was released is tried where it runs: release/check.
  testIgnore: [...(process.env.SHOTS === undefined ? ["shots.spec.ts"] : []), ...(process.env.RELEASED === undefined ? ["released.spec.ts"] : [])],
  // Generous: a busy machine is no fault of the page.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  retries: 0,
  workers: 1,
  reporter: "list",
  use: {
    // What cannot be pressed fails there, not at the end of the test.
    actionTimeout: 60_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
    locale: "en-GB",
    viewport: { width: 390, height: 844 },
  },
});
