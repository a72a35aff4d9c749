/** Dragging a card that lies open: it follows the finger, and what lies under it at the end decides. A tap stays a tap. */
import type { Attachment } from "svelte/attachments";

const FAR = 10;

/** `drop` is told where the card was let go. */
export function draggable(enabled: () => boolean, drop: (x: number, y: number) => void): Attachment<HTMLElement> {
  return (element) => {
    let start: { id: number; x: number; y: number; far: boolean } | null = null;

    function down(event: PointerEvent) {
      if (event.button !== 0 || !enabled()) return;
      start = { id: event.pointerId, x: event.clientX, y: event.clientY, far: false };
      element.setPointerCapture(event.pointerId);
    }
    function move(event: PointerEvent) {
      if (event.pointerId !== start?.id) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      start.far ||= Math.hypot(x, y) > FAR;
      if (!start.far) return;
      element.style.translate = `${x}px ${y}px`;
      element.style.zIndex = "20";
    }
    function home() {
      element.style.translate = "";
      element.style.zIndex = "";
    }
    function up(event: PointerEvent) {
      const was = start;
      start = null;
      if (event.pointerId !== was?.id || !was.far) return;
      // The click that follows at once belongs to the drag.
      const swallow = (click: Event) => click.stopPropagation();
      element.addEventListener("click", swallow, { capture: true });
      setTimeout(() => element.removeEventListener("click", swallow, { capture: true }));
      drop(event.clientX, event.clientY);
      home();
    }
    function cancel() {
      start = null;
      home();
    }

    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", cancel);
    return () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", cancel);
    };
  };
}
