/** That the goal was explained on this device. A browser may refuse to store anything; then it is explained again. */
const COACH = "quintet.find-five.coach";

export function coached(): boolean {
  try {
    return localStorage.getItem(COACH) !== null;
  } catch {
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
