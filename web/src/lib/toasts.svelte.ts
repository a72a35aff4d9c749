/** Short notices at the edge of the page that go away by themselves. */

export interface Toast {
  id: number;
  text: string;
  /** The text for a screen reader. */
  spoken: string;
  /** The rule that was cited, if one was. */
  rule: string | null;
}

/** How long a notice stays, in milliseconds; longer texts stay a little longer. */
const STAY = 4500;
const STAY_PER_LETTER = 35;

export class Toasts {
  list = $state.raw<Toast[]>([]);
  #count = 0;

  show(text: string, rule: string | null = null, spoken = text): void {
    const toast = { id: (this.#count += 1), text, spoken, rule };
    // The same refusal twice in a row is one notice, shown anew.
    this.list = [...this.list.filter((other) => other.text !== text), toast].slice(-3);
    setTimeout(() => this.dismiss(toast.id), STAY + STAY_PER_LETTER * text.length);
  }

  dismiss(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}
