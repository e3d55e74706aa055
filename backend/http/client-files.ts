import { join } from 'node:path';
import { notFound } from '@backend/domain/refusal';
import express, { type RequestHandler, Router } from 'express';

/** Files in this folder have a content hash in the name. */
const HASHED = /[\\/]assets[\\/]/;

/** Whether the request is a page navigation rather than a file. */
function isNavigation(request: Parameters<RequestHandler>[0]): boolean {
  const reading = request.method === 'GET' || request.method === 'HEAD';
  const isFile = /\.\w{1,8}$/.test(request.path);
  return reading && !isFile && Boolean(request.accepts('html'));
}

/**
 * The built client: hashed files are immutable, the page is revalidated each time, unless its URL
 * is a secret (`guardSecretAddress`). Any navigation path gets the page, as routing is done by the
 * client.
 */
export function clientFiles(clientDir: string): Router {
  const files = express.static(clientDir, {
    index: false,
    redirect: false,
    setHeaders: (response, path) => {
      const cache = HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
      response.setHeader('Cache-Control', cache);
    },
  });
  const page: RequestHandler = (request, response, next) => {
    if (!isNavigation(request)) return next();
    if (!response.hasHeader('Cache-Control')) response.set('Cache-Control', 'no-cache');
    response.sendFile(join(clientDir, 'index.html'), { cacheControl: false }, (error) => {
      if (error && !response.headersSent) next();
    });
  };
  return Router().use(files, page, () => {
    throw notFound();
  });
}
