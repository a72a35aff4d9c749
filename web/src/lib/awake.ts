/** Keeps the screen on while somebody plays, where the browser can. */

/** Until the function that comes back is called. The browser lets go of it when the page is hidden, so it is asked again. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  async function ask() {
    if (over || document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    const got = await navigator.wakeLock.request("screen").catch(() => null);
    if (over) void got?.release();
    else lock = got;
  }
  document.addEventListener("visibilitychange", ask);
  void ask();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", ask);
    void lock?.release();
  };
}
