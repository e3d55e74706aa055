import { subHours } from 'date-fns/subHours';
import type { Em } from '../em';
import { StatementLink } from '../entities/fleet/statement-link.entity';
import { PaperLink } from '../entities/papers/paper-link.entity';
import { ReviewLink } from '../entities/reviews/review-link.entity';

/** Retention of an expired link of reviews, so that its page can report the expiry. */
const REVIEW_DAYS = 1;
/** Retention of other expired links, so that their authors see whether they were opened. */
const SENT_DAYS = 90;

/** Deletes links that expired long ago; returns their number. */
export async function forgetLinks(em: Em, now: Date): Promise<number> {
  const sent = { expiresAt: { $lt: subHours(now, 24 * SENT_DAYS) } };
  return (
    (await em.nativeDelete(ReviewLink, { expiresAt: { $lt: subHours(now, 24 * REVIEW_DAYS) } })) +
    (await em.nativeDelete(PaperLink, sent)) +
    (await em.nativeDelete(StatementLink, sent))
  );
}
