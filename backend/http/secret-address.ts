import type { RequestHandler } from 'express';

/** Addresses that carry the code of a share link: its page and its calls. */
export const SECRET_ADDRESSES = ['/reviews/share', '/api/reviews/links'];

/**
 * An address that is a key itself is kept by nobody on the way, listed by no search engine and told to
 * no site its page leads to (docs/safety.md, 12).
 */
export const guardSecretAddress: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  response.set('X-Robots-Tag', 'noindex, nofollow');
  response.set('Referrer-Policy', 'no-referrer');
  next();
};
