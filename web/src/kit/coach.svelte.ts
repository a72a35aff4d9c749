/** The coach of the first games: one lesson at a time, each once, remembered on this device. */
import { isText, isTexts, type Drawer } from "./storage";

/** What is kept when no lesson is wanted any more. */
const OFF = "off";

export class Coach<Lesson extends string> {
  /** The lesson that is being given. */
  shown = $state.raw<Lesson | null>(null);
  /** The lessons that were read; null when the coach was sent away. */
  #read: ReadonlySet<string> | null;
  readonly #lessons: readonly Lesson[];
  readonly #drawer: Drawer;

  /**
   * `lessons` in the order in which they are given. `explaining` hears whether one is being given, so that the table can
   * wait for the only person there. Made while the screen's component is set up.
   */
  constructor(drawer: Drawer, lessons: readonly Lesson[], explaining: (open: boolean) => void) {
    this.#drawer = drawer;
    this.#lessons = lessons;
    this.#read = read(drawer, lessons);
    $effect(() => explaining(this.open));
    // When the screen is gone, nothing is explained any more.
    $effect(() => () => explaining(false));
  }

  /** Whether a lesson is being given. */
  get open(): boolean {
    return this.shown !== null;
  }

  /** Gives the first lesson that fits now and was not read. One that is being given stays for as long as it `stays`. */
  offer(fits: (lesson: Lesson) => boolean, stays: (lesson: Lesson) => boolean = () => true): void {
    if (this.shown !== null && stays(this.shown)) return;
    const known = this.#read;
    this.shown = known === null ? null : (this.#lessons.find((lesson) => !known.has(lesson) && fits(lesson)) ?? null);
  }

  /** Gives that lesson again, because it was asked for. */
  give(lesson: Lesson): void {
    this.shown = lesson;
  }

  /** The lesson has been read. */
  done = (): void => {
    if (this.shown !== null) this.#keep(this.#read && new Set([...this.#read, this.shown]));
    this.shown = null;
  };

  /** No more lessons. */
  off = (): void => {
    this.#keep(null);
    this.shown = null;
  };

  #keep(lessons: ReadonlySet<string> | null): void {
    this.#read = lessons;
    this.#drawer.write("coach", lessons ? [...lessons] : OFF);
  }
}

function read(drawer: Drawer, lessons: readonly string[]): ReadonlySet<string> | null {
  if (drawer.read("coach", isText) === OFF) return null;
  const kept = drawer.read("coach", isTexts);
  // An older page only noted that all had been read.
  return new Set(kept ?? (drawer.has("coach") ? lessons : []));
}
