import type { RequestHandler } from 'express';

/** Paths with the code of a link: its page and its calls. */
export const SECRET_ADDRESSES = [
  '/reviews/share',
  '/api/reviews/links',
  '/papers/share',
  '/api/papers/links',
  '/statements/share',
  '/api/partners/statement-links',
];

/** Disables caching, indexing and referrers for secret URLs (docs/safety.md, 12). */
export const guardSecretAddress: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  response.set('X-Robots-Tag', 'noindex, nofollow');
  response.set('Referrer-Policy', 'no-referrer');
  next();
};
