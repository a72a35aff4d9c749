/** Where things lie on the screen, by name: the piles and the seats. Cards fly from one to another. */
import type { Attachment } from "svelte/attachments";
import type { Box } from "./flip";

export class Places {
  #elements = new Map<string, Element>();

  /** Remembers the element under that name while it is on the page. */
  at(name: string): Attachment<Element> {
    return (element) => {
      this.#elements.set(name, element);
      return () => {
        if (this.#elements.get(name) === element) this.#elements.delete(name);
      };
    };
  }

  /** Where it lies in the window now. */
  box(name: string): Box | null {
    const element = this.#elements.get(name);
    if (!element) return null;
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  }

  /** Whether a point of the window is on it, with a finger's mercy. */
  hit(name: string, x: number, y: number): boolean {
    const box = this.box(name);
    const near = 16;
    return (
      box !== null &&
      x > box.x - near &&
      x < box.x + box.width + near &&
      y > box.y - near &&
      y < box.y + box.height + near
    );
  }
}
