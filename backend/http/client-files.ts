import { notFound } from '@backend/domain/refusal';
import express, { type RequestHandler, Router } from 'express';
import { packedFilesOf } from './packed-files';

/** Files in this folder have a content hash in the name. */
const HASHED = /[\\/]assets[\\/]/;

/** Whether the request is a page navigation rather than a file. */
function isNavigation(request: Parameters<RequestHandler>[0]): boolean {
  const reading = request.method === 'GET' || request.method === 'HEAD';
  const isFile = /\.\w{1,8}$/.test(request.path);
  return reading && !isFile && Boolean(request.accepts('html'));
}

/**
 * The built client, as compressed by the build: hashed files are immutable, the page is revalidated
 * each time, unless its URL is a secret (`guardSecretAddress`). Any navigation path gets the page, as routing is
 * done by the client.
 */
export function clientFiles(clientDir: string): Router {
  const packed = packedFilesOf(clientDir);
  const files = express.static(clientDir, {
    index: false,
    redirect: false,
    cacheControl: false,
    setHeaders: (response, path) => {
      if (response.hasHeader('Cache-Control')) return;
      const cache = HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
      response.setHeader('Cache-Control', cache);
    },
  });
  const page: RequestHandler = (request, response, next) => {
    if (!isNavigation(request)) return next();
    request.url = packed.choose('/index.html', request, response);
    files(request, response, next);
  };
  return Router().use(packed.handler, files, page, () => {
    throw notFound();
  });
}
