import { notFound } from '@backend/domain/refusal';
import express, { type RequestHandler, Router } from 'express';
import { hardenPartOfPage } from '../headers';
import { packedFilesOf } from './packed-files';

/** Files in this folder have a content hash in the name. */
const HASHED = /[\\/]assets[\\/]/;

/**
 * Unregisters the maintenanceer of earlier releases and clears its and the pages' data on the
 * device.
 */
const NO_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const remove = async () => {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    indexedDB.deleteDatabase('kept-sheets');
    await self.registration.unregister();
  };
  event.waitUntil(remove());
});
`;

const withoutWorker: RequestHandler = (_request, response) => {
  response.set('Cache-Control', 'no-cache').type('js').send(NO_WORKER);
};

/** Whether the request is a page navigation rather than a file. */
function isNavigation(request: Parameters<RequestHandler>[0]): boolean {
  const reading = request.method === 'GET' || request.method === 'HEAD';
  const isFile = /\.\w{1,8}$/.test(request.path);
  return reading && !isFile && Boolean(request.accepts('html'));
}

/**
 * The built client, as compressed by the build: hashed files are immutable, the page is revalidated
 * each time, unless its URL is a secret (`guardSecretAddress`). Any navigation path gets the page,
 * because the client routes. `isOffline`: the board works without a network.
 */
export function clientFiles(clientDir: string, isOffline: boolean): Router {
  const packed = packedFilesOf(clientDir);
  const files = express.static(clientDir, {
    index: false,
    redirect: false,
    cacheControl: false,
    setHeaders: (response, path) => {
      const isHashed = HASHED.test(path);
      if (isHashed) hardenPartOfPage(response);
      if (response.hasHeader('Cache-Control')) return;
      const cache = isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
      response.setHeader('Cache-Control', cache);
    },
  });
  const page: RequestHandler = (request, response, next) => {
    if (!isNavigation(request)) return next();
    request.url = packed.choose('/index.html', request, response);
    files(request, response, next);
  };
  const router = Router();
  if (!isOffline) router.get('/service-worker.js', withoutWorker);
  return router.use(packed.handler, files, page, () => {
    throw notFound();
  });
}
