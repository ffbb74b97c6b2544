import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { isOfBoth, isOfTheApp, leadsToTheApp } from './app-addresses.ts';
import { LATER_FILES, newestFiles } from './runtime-cache.ts';
import { answerPushes, type PushScope } from './push.ts';
import type { WorkerEvent, WorkerScope } from './worker-scope.ts';

/** Precached files; the build inserts their list here (`web/build/service-worker.ts`). */
declare const APP_FILES_OF_THE_BUILD: { url: string; revision: string | null }[];

const SHELL = '/app.html';

/** Runtime configuration: user pool, client, paths. */
const CONFIG = '/config.json';
const CONFIG_CACHE = 'config';

/** Longer than a slow network takes, because a page waits for it. Seconds. */
const CONFIG_SECONDS = 4;

const scope = globalThis as unknown as WorkerScope & PushScope;

precacheAndRoute(APP_FILES_OF_THE_BUILD, { cleanURLs: false, directoryIndex: '' });
cleanupOutdatedCaches();

const shell = async (): Promise<Response> => (await matchPrecache(SHELL)) ?? fetch(SHELL);

// Versions are never mixed: a page always gets files of its own version.
registerRoute(({ request, url }) => request.mode === 'navigate' && isOfTheApp(url), shell);

const asked = new NetworkOnly();
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isOfBoth(url),
  (options) => asked.handle(options).catch(shell),
);
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && leadsToTheApp(url),
  (options) => asked.handle(options).catch(() => Response.redirect('/')),
);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname === CONFIG,
  new NetworkFirst({ cacheName: CONFIG_CACHE, networkTimeoutSeconds: CONFIG_SECONDS }),
);
// The page that registers the worker has already loaded it.
scope.addEventListener('install', (event) => {
  (event as WorkerEvent).waitUntil(caches.open(CONFIG_CACHE).then((cache) => cache.add(CONFIG)));
});

// File names contain a content hash, so cached files never change. API responses are never served from here.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: LATER_FILES, plugins: [newestFiles(caches)] }),
);

// The first worker controls the open page at once; a newer one waits until it is activated.
scope.addEventListener('activate', (event) => (event as WorkerEvent).waitUntil(scope.clients.claim()));

// Only when the user accepts the update: an open page never changes by itself.
scope.addEventListener('message', (event) => {
  const { data } = event as MessageEvent<{ type?: string } | null>;
  if (data?.type === 'TAKE_OVER') (event as MessageEvent & WorkerEvent).waitUntil(scope.skipWaiting());
});

answerPushes(scope);
