/**
 * Due time of a review request: delay after the return, hours of the day, and the maximum age of
 * the booking (docs/domain.md, reviews). Company time.
 */
export const REVIEW_QUEUE = {
  delayHours: 2,
  notBefore: '10:00',
  notAfter: '20:00',
  windowDays: 14,
} as const;

/** Lifetime of a review link (docs/domain.md, reviews); its size is decided here. */
export const REVIEW_LINK = { lifeMinutes: 30, maxRequests: 500 } as const;
