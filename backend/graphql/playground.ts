import { randomBytes } from 'node:crypto';
import { exampleQueries } from '@schema/texts/shell/examples';
import type { Day } from '@schema/values/time/calendar';
import type { RequestHandler } from 'express';
import { ruruHTML } from 'ruru/server';
import { serveStatic } from 'ruru/static';

/** URL of the playground's files; ends in a slash. */
const PLAYGROUND_FILES = '/api/graphql/playground/';

/** The editor uses inline styles and language workers; all resources are same-origin. */
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

/** Whether a browser requests the page. */
function wantsPage(request: Parameters<RequestHandler>[0]): boolean {
  return (
    request.method === 'GET' && !request.query.query && request.accepts('html', 'json') === 'html'
  );
}

/**
 * The GraphQL playground, self-hosted; other requests pass through. It opens with examples for the
 * days around `today`.
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

/** The precompressed files of the page; they change only with a release. */
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
