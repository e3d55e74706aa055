import { randomBytes } from 'node:crypto';
import { exampleQueries } from '@schema/texts/shell/examples';
import type { Day } from '@schema/values/time/calendar';
import type { RequestHandler } from 'express';
import { ruruHTML } from 'ruru/server';
import { serveStatic } from 'ruru/static';

/** Where the playground's own files live; ends in a slash. */
export const PLAYGROUND_FILES = '/api/graphql/playground/';

/** The editor draws with inline styles and runs language workers; nothing comes from elsewhere. */
function policy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "worker-src 'self'",
    "font-src 'self' data:",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Does a browser ask for a page, rather than a program for an answer? */
function wantsPage(request: Parameters<RequestHandler>[0]): boolean {
  return (
    request.method === 'GET' && !request.query.query && request.accepts('html', 'json') === 'html'
  );
}

/**
 * The GraphQL playground, served wholly by ourselves; anything but a page goes on. It opens with examples
 * for the days around `today`.
 */
export function playground(today: () => Day): RequestHandler {
  return (request, response, next) => {
    if (!wantsPage(request)) return next();
    const nonce = randomBytes(16).toString('base64url');
    const page = ruruHTML({
      endpoint: '/api/graphql',
      subscriptionEndpoint: '/api/graphql',
      staticPath: PLAYGROUND_FILES,
      htmlParts: { titleTag: '<title>GraphQL</title>' },
      clientConfig: { defaultQuery: exampleQueries(today()) },
    });
    response.set('Content-Security-Policy', policy(nonce));
    response.type('html').send(page.replaceAll('<script', `<script nonce="${nonce}"`));
  };
}

/** The files behind the page, compressed already; they change only with the product. */
export function playgroundFiles(): RequestHandler {
  const serve = serveStatic(PLAYGROUND_FILES);
  return (request, response, next) => {
    if (!request.url.startsWith(PLAYGROUND_FILES)) return next();
    response.set('Cache-Control', 'public, max-age=86400');
    serve(request, response, () => {
      response.removeHeader('Cache-Control');
      next();
    });
  };
}
