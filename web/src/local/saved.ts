/**
 * The page on this device: a service worker keeps one build of it, page and engine together, and hands it out with or
 * without a connection. The next build is fetched beside it and waits until somebody says yes to it.
 */

const base = () => new URL(import.meta.env.BASE_URL, location.href);
const container = () => (import.meta.env.PROD && "serviceWorker" in navigator && window.isSecureContext ? navigator.serviceWorker : null);

/** Whether this device has the page; null where it cannot be kept: without a safe connection, or in a private window. */
export async function isSaved(): Promise<boolean | null> {
  const here = container();
  if (!here) return null;
  const found = await here.getRegistration(base()).catch(() => null);
  return found === null ? null : Boolean(found?.active);
}

/** Keeps the page on this device. Resolves when everything is there. */
export async function saveForOffline(): Promise<void> {
  const here = container();
  if (!here) throw new Error("This browser keeps no pages.");
  const registration = await here.register(new URL("sw.js", base()), { scope: base().pathname, updateViaCache: "none" });
  const fresh = registration.installing ?? registration.waiting ?? registration.active;
  if (fresh && fresh !== registration.active) await reaches(fresh, "activated");
  // Games are kept on this device too: they should not go when it runs short.
  void navigator.storage?.persist?.().catch(() => undefined);
}

function reaches(worker: ServiceWorker, state: ServiceWorkerState): Promise<void> {
  return new Promise((done, fail) => {
    const look = () => {
      if (worker.state === state) done();
      else if (worker.state === "redundant") fail(new Error("The page could not be kept."));
    };
    worker.addEventListener("statechange", look);
    look();
  });
}

/** Tells when another build of a kept page is there, and how to go over to it. */
export async function watchForUpdates(ready: (go: () => void) => void): Promise<void> {
  const here = container();
  const registration = here && (await here.getRegistration(base()).catch(() => undefined));
  if (!here || !registration) return;
  const go = () => {
    here.addEventListener("controllerchange", () => location.reload(), { once: true });
    registration.waiting?.postMessage("go");
  };
  const tell = () => registration.waiting && registration.active && ready(go);
  const expectNext = () => {
    const coming = registration.installing;
    if (coming && registration.active) void reaches(coming, "installed").then(tell, () => undefined);
  };
  tell();
  // The browser looks by itself when a page is opened, and may have found something before this page listens.
  expectNext();
  registration.addEventListener("updatefound", expectNext);
  void registration.update().catch(() => undefined);
  // A page that lies open for days looks again now and then.
  setInterval(() => void registration.update().catch(() => undefined), 3_600_000);
}

/** Reloads the page in the server's version: a kept one is let go of if no newer one can be had. */
export async function reloadNewest(): Promise<void> {
  const here = container();
  const registration = here && (await here.getRegistration(base()).catch(() => undefined));
  if (here && registration) {
    await within(10_000, registration.update());
    const coming = registration.installing ?? registration.waiting;
    if (coming) {
      await within(60_000, reaches(coming, "installed"));
      const changed = new Promise((done) => here.addEventListener("controllerchange", done, { once: true }));
      coming.postMessage("go");
      await within(5000, changed);
    } else {
      // Without what it kept, the worker asks the server for everything, whether it goes at once or not.
      for (const name of await caches.keys()) if (name.startsWith("quintet-")) await caches.delete(name);
      await within(2000, registration.unregister());
    }
  }
  location.reload();
}

/** Waits so many milliseconds at most, whatever becomes of it. */
const within = (limit: number, what: Promise<unknown>): Promise<unknown> =>
  Promise.race([what.catch(() => undefined), new Promise((done) => setTimeout(done, limit))]);
