/** Whether everything that can be pressed can be reached by a finger: nothing lies over it, nothing is cut off. */
import { expect, type Page } from "@playwright/test";
import { still } from "./people";

/** What can be pressed. A radio or a switch is pressed through its label. */
const PRESSABLE = "button, a[href], select, summary, input:not([type=hidden]), textarea, [role=button]";

export interface Where {
  /** Only what stands inside this; the whole page, or the dialog on top if one is open, unless told. */
  within?: string;
  /** What may lie under something else on purpose, such as the cards of a fanned hand. */
  except?: string;
}

/**
 * What can be pressed and is covered, with what covers it: each is scrolled into sight, and its middle is asked for
 * with `elementFromPoint`. What is disabled, hidden or deaf to the pointer is left out.
 */
export function covered(page: Page, { within, except }: Where = {}): Promise<string[]> {
  return page.evaluate(
    ([pressable, within, except]) => {
      const dialogs = [...document.querySelectorAll<HTMLElement>("dialog:modal")];
      const root = within ? document.querySelector(within) : (dialogs.at(-1) ?? document.body);
      if (!root) return [`nothing matches ${within}`];
      const told = (element: Element) =>
        `${element.tagName.toLowerCase()}.${[...element.classList].join(".")} “${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}”`;
      const left = [scrollX, scrollY] as const;
      const found = [...root.querySelectorAll<HTMLElement>(pressable)].flatMap((element) => {
        if (except && element.closest(except)) return [];
        if (element.matches(":disabled, [aria-disabled=true], .skip, .skip *") || element.closest("[inert], [aria-hidden=true]")) return [];
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: false })) return [];
        if (getComputedStyle(element).pointerEvents === "none") return [];
        element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        // A link that is broken over two lines is pressed on its first.
        const box = element.getClientRects()[0];
        if (!box || box.width === 0 || box.height === 0) return [];
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return [`${told(element)} lies outside the screen`];
        const top = document.elementFromPoint(x, y);
        if (!top || element.contains(top) || top.closest("label")?.contains(element)) return [];
        return [`${told(element)} lies under ${told(top)}`];
      });
      scrollTo(...left);
      return found;
    },
    [PRESSABLE, within ?? "", except ?? ""] as const,
  );
}

/** Fails if something that can be pressed is covered once the page has come to rest. */
export async function allTouchable(page: Page, where: Where = {}): Promise<void> {
  await still(page);
  expect(await covered(page, where), "covered").toEqual([]);
}
