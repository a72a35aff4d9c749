// The service worker: keeps one build of the page, whole, and hands it out. scripts/offline.mjs fills in what stands in
// capitals. Who has a connection is shown the page as the server has it. The next build that is kept waits beside this one
// until the page says "go", so that no page meets files of another build.
const BUILD = "@BUILD@";
const FILES = new Set(["@FILES@"]);
const CACHE = `quintet-${self.registration.scope}-${BUILD}`;
const at = (name) => new URL(name, self.registration.scope).href;

self.addEventListener("install", (event) => event.waitUntil(keep()));

async function keep() {
  const cache = await caches.open(CACHE);
  const missing = [];
  for (const name of FILES) if (!(await cache.match(at(name), { ignoreVary: true }))) missing.push(name);
  // A few at a time: a phone has other things to do. Names of assets carry their hash; the rest is asked for anew.
  while (missing.length > 0) {
    const some = missing.splice(0, 8);
    await Promise.all(some.map(async (name) => {
      const answer = await fetch(at(name), { cache: name.startsWith("assets/") ? "default" : "reload" });
      if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
      await cache.put(at(name), answer);
    }));
  }
}

self.addEventListener("activate", (event) => event.waitUntil((async () => {
  const mine = (name) => name.startsWith(`quintet-${self.registration.scope}-`);
  for (const name of await caches.keys()) if (mine(name) && name !== CACHE) await caches.delete(name);
  await self.clients.claim();
})()));

self.addEventListener("message", (event) => {
  if (event.data === "go") void self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const scope = new URL(self.registration.scope);
  if (request.method !== "GET" || url.origin !== scope.origin || !url.pathname.startsWith(scope.pathname)) return;
  const name = url.pathname.slice(scope.pathname.length);
  if (name.startsWith("api/") || name === "healthz") return;
  // Every address of the page is the same page.
  if (request.mode === "navigate" && !FILES.has(name)) event.respondWith(newest(request));
  else if (FILES.has(name)) event.respondWith(kept(name, request));
});

/** How long the server may take before the page that is kept is shown, in milliseconds. */
const PATIENCE = 3000;

/**
 * The page as the server has it now, so that nobody with a connection stays with an old build; without one, the page that
 * is kept. Both name their own files, so neither meets those of the other.
 */
async function newest(request) {
  const asked = fetch(request).catch(() => null);
  const answer = await Promise.race([asked, new Promise((done) => setTimeout(done, PATIENCE, null))]);
  return answer?.ok ? answer : kept("index.html", request);
}

async function kept(name, request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(at(name), { ignoreVary: true })) ?? fetch(request);
}
