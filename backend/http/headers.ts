import type { ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Half a year, the minimum of browsers' preload lists. Seconds. */
const HTTPS_ONLY_SECONDS = 180 * 24 * 3600;

/**
 * Content security policy of pages (docs/safety.md, 13). Scripts are same-origin files; inline
 * styles are allowed because the drawing and form libraries set style attributes.
 */
const harden = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      // The workbook writer packs large files in a worker created from a blob.
      workerSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  referrerPolicy: { policy: 'same-origin' },
  xFrameOptions: { action: 'deny' },
  // HSTS is set below, only over HTTPS; the others are for old plug-ins or warn on plain HTTP.
  strictTransportSecurity: false,
  originAgentCluster: false,
});

/** Headers of every response. */
export const hardenBrowser: RequestHandler = (request, response, next) => {
  if (request.secure) {
    response.set('Strict-Transport-Security', `max-age=${HTTPS_ONLY_SECONDS}`);
  }
  response.set('Permissions-Policy', 'camera=(self), geolocation=(), microphone=(), payment=()');
  harden(request, response, next);
};

/**
 * Headers for documents or cross-site requests, which the policy below forbids; a third of the
 * headers' bytes.
 */
const OF_DOCUMENTS = [
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
  'Referrer-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];

/** A script may be started as a worker, which gets its policy from this header. */
const POLICY_OF_PARTS = "default-src 'self'";

/**
 * Removes headers from scripts, style sheets and fonts: a page fetches a dozen before it shows
 * data.
 */
export function hardenPartOfPage(response: ServerResponse): void {
  for (const name of OF_DOCUMENTS) response.removeHeader(name);
  response.setHeader('Content-Security-Policy', POLICY_OF_PARTS);
}

/** API responses contain personal data and must not be cached. */
export const neverStore: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};
