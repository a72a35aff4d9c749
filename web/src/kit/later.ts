/** What happens by itself after a while, unless the screen is gone by then. */
export class Later {
  #timers = new Set<ReturnType<typeof setTimeout>>();

  after(ms: number, then: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      then();
    }, ms);
    this.#timers.add(timer);
  }

  clear(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers.clear();
  }
}
