/** What is wrong with a page for somebody who sees, hears or moves otherwise. */
import { createRequire } from "node:module";
import type { BrowserContext, Page } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { still } from "./people";

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** Lets every page of the context be looked at. */
export const withAxe = (where: BrowserContext | Page) => where.addInitScript({ path: AXE });

interface Asked {
  /** Only what stands in this. */
  within?: string;
  /** Only this rule. */
  only?: string;
  /** Only what is serious. */
  grave?: boolean;
}

/** What is found once the page has come to rest: half faded in, everything is hard to read. */
export async function findings(page: Page, { within, only, grave = false }: Asked = {}): Promise<string[]> {
  await still(page);
  // A card shows 4♣ and is called “four of clubs”: the name need not hold the sign.
  const rules = { "label-content-name-mismatch": { enabled: false } };
  const options = { resultTypes: ["violations"], ...(only === undefined ? { rules } : { runOnly: [only] }) };
  const { violations } = await page.evaluate(
    ([within, options]) => (window as unknown as { axe: { run(where: Document | string, options: object): Promise<AxeResults> } }).axe.run(within ?? document, options),
    [within, options] as const,
  );
  return violations
    .filter(({ impact }) => !grave || impact === "serious" || impact === "critical")
    .map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes.map((node) => `${String(node.target)} ${node.any[0]?.message ?? ""}`).join(" | ")}`);
}
