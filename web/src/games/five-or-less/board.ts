/** Where things lie on the screen, by name, and how they come there. */
import type { Attachment } from "svelte/attachments";
import { fly, Places, type Box } from "../../lib/flip";

export class Board extends Places {
  #own = new Map<string, HTMLElement>();

  override at(name: string): Attachment<Element> {
    const keep = super.at(name);
    return (element) => {
      const leave = keep(element);
      if (element instanceof HTMLElement) this.#own.set(name, element);
      return () => {
        leave?.();
        if (this.#own.get(name) === element) this.#own.delete(name);
      };
    };
  }

  /** Whether a point of the window is on it; cards lie close together, so that mercy can be none. */
  override hit(name: string, x: number, y: number, near = 16): boolean {
    const box = this.box(name);
    return (
      box !== null && x > box.x - near && x < box.x + box.width + near && y > box.y - near && y < box.y + box.height + near
    );
  }

  /** Lets what lies there now fly in from that place. */
  arrive(name: string, from: Box, moving: boolean): void {
    const element = this.#own.get(name);
    if (element) fly(element, from, moving);
  }
}
