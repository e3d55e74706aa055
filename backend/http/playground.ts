import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Day } from '@schema/values/time/calendar';
import express, { type RequestHandler, Router } from 'express';
import { packedFilesOf } from './files/packed-files';
import { hardenPartOfPage } from './headers';

/** URL of the page's files: `base` of vite.playground.config.ts and the folder of its build. */
const FILES = '/api/graphql/playground/assets';

/** The editor uses inline styles, an icon font and language workers; all resources are same-origin. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "worker-src 'self'",
  "font-src 'self' data:",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Whether a browser requests the page. */
function wantsPage(request: Parameters<RequestHandler>[0]): boolean {
  return (
    request.method === 'GET' && !request.query.query && request.accepts('html', 'json') === 'html'
  );
}

/**
 * The GraphQL playground, self-hosted; other requests, and all without a build in `folder`, go to
 * the next handler. Its examples use days around `today`.
 */
export function playground(folder: string, today: () => Day): RequestHandler {
  const file = join(folder, 'index.html');
  const page = existsSync(file) ? readFileSync(file, 'utf8') : null;
  return (request, response, next) => {
    if (page === null || !wantsPage(request)) return next();
    response.set('Content-Security-Policy', POLICY);
    response.type('html').send(page.replace('data-today=""', `data-today="${today()}"`));
  };
}

/** The files of the page, as compressed by the build; each has a content hash in its name. */
export function playgroundFiles(folder: string): Router {
  const assets = join(folder, 'assets');
  const files = express.static(assets, {
    index: false,
    redirect: false,
    immutable: true,
    maxAge: '1y',
    setHeaders: hardenPartOfPage,
  });
  return Router().use(FILES, packedFilesOf(assets).handler, files);
}
