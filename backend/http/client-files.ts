import { join } from 'node:path';
import { notFound } from '@backend/domain/refusal';
import express, { type RequestHandler, Router } from 'express';

/** Files under this folder carry a hash of their content in the name. */
const HASHED = /[\\/]assets[\\/]/;

/** Is a person opening a page, rather than a page asking for a file? */
function isNavigation(request: Parameters<RequestHandler>[0]): boolean {
  const reading = request.method === 'GET' || request.method === 'HEAD';
  const isFile = /\.\w{1,8}$/.test(request.path);
  return reading && !isFile && Boolean(request.accepts('html'));
}

/**
 * The built client: hashed files are kept by browsers for good, the page is asked for anew each
 * time, unless its address is a secret (`guardSecretAddress`). Any path a person opens is the client's own
 * affair, so it gets the page.
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
