import { subHours } from 'date-fns/subHours';
import type { Em } from '../em';
import { ReviewLink } from '../entities/reviews/review-link.entity';

/** Retention of an expired link, so that its page can report the expiry. */
const KEPT_HOURS = 24;

/** Deletes links expired for a day; returns their number. */
export function forgetReviewLinks(em: Em, now: Date): Promise<number> {
  return em.nativeDelete(ReviewLink, { expiresAt: { $lt: subHours(now, KEPT_HOURS) } });
}
