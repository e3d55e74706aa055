import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** A half-year, as browsers' preload lists ask at least; seconds. */
const HTTPS_ONLY_SECONDS = 180 * 24 * 3600;

/**
 * What a browser may do with our pages (docs/safety.md, 13). Scripts are our files alone; styles may
 * stand inline, because the drawing and form libraries set style attributes.
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
      // The writer of workbooks packs large ones in a worker it makes of its own code.
      workerSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  referrerPolicy: { policy: 'same-origin' },
  xFrameOptions: { action: 'deny' },
  // Told below, and only over HTTPS; the others speak to old plug-ins or warn on plain HTTP.
  strictTransportSecurity: false,
  originAgentCluster: false,
});

/** Headers of every answer. */
export const hardenBrowser: RequestHandler = (request, response, next) => {
  if (request.secure) {
    response.set('Strict-Transport-Security', `max-age=${HTTPS_ONLY_SECONDS}`);
  }
  response.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=()');
  harden(request, response, next);
};

/** Answers of the API carry personal data: nobody on the way may keep them. */
export const neverStore: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};
