/** What the browser remembers: that the goal was explained. */
const COACH = "quintet.double-series.coach";

export function coached(): boolean {
  try {
    return localStorage.getItem(COACH) !== null;
  } catch {
    // A browser may refuse to store anything; then the page forgets, and nothing else happens.
    return false;
  }
}

export function rememberCoach(): void {
  try {
    localStorage.setItem(COACH, "seen");
  } catch {
    // See above.
  }
}
