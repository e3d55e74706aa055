import { answerKind, PLAIN_FILES, shellName, staleShells } from './answer-kind';

declare const self: ServiceWorkerGlobalScope;

/** Set by the build (tools/build/build-service-worker.ts). */
declare const RELEASE: string;
declare const SHELL_FILES: readonly string[];
/** The script that the document of this release loads. */
declare const ENTRY_FILE: string;

const SHELL = shellName(RELEASE);
const PAGE = '/';

/** Timeout of the network before a cached page is shown, ms. */
const ANSWER_WITHIN_MS = 4000;

/** While servers are being replaced the document may be of another release than this worker. */
async function keepShell(): Promise<void> {
  const cache = await caches.open(SHELL);
  const fresh = [PAGE, ...PLAIN_FILES].map((path) => new Request(path, { cache: 'no-cache' }));
  await cache.addAll([...fresh, ...SHELL_FILES]);
  const page = await (await cache.match(PAGE))?.text();
  if (page?.includes(ENTRY_FILE)) return;
  await caches.delete(SHELL);
  throw new Error('The document is of another release');
}

async function takeOver(): Promise<void> {
  const stale = staleShells(await caches.keys(), SHELL);
  await Promise.all(stale.map((name) => caches.delete(name)));
  await self.clients.claim();
}

const keptInShell = async (path: string): Promise<Response | undefined> =>
  (await caches.open(SHELL)).match(path, { ignoreVary: true });

/** From the network; after a failure or a timeout, from the cache. */
async function freshElseKept(request: Request, keptPath: string): Promise<Response> {
  const fresh = fetch(request);
  const late = new Promise<null>((resolve) => setTimeout(resolve, ANSWER_WITHIN_MS, null));
  const answer = await Promise.race([fresh.catch(() => null), late]);
  return answer ?? (await keptInShell(keptPath)) ?? fresh;
}

/** A name with a hash has the same contents in every release. */
async function hashedFile(request: Request): Promise<Response> {
  const kept = await caches.match(request.url, { ignoreVary: true });
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await (await caches.open(SHELL)).put(request.url, fresh.clone());
  return fresh;
}

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const kind = answerKind(request, self.location.origin);
  if (kind === 'page') event.respondWith(freshElseKept(request, PAGE));
  if (kind === 'file') event.respondWith(freshElseKept(request, new URL(request.url).pathname));
  if (kind === 'hashed') event.respondWith(hashedFile(request));
});
