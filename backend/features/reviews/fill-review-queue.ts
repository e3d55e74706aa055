import {
  isReviewDue,
  reviewScheduledAt,
  reviewWindowStart,
} from '@backend/domain/reviews/review-queue';
import type { RequestContext } from '@backend/operation/context';
import { recordChange } from '@backend/store/change-log';
import { ReviewRequest } from '@backend/store/entities/reviews/review-request.entity';
import type { Em } from '@backend/store/open-store';
import {
  loadReviewCandidates,
  lockReviewQueue,
  type ReviewCandidateRecord,
} from '@backend/store/queries/reviews/review-queue-queries';
import { insertInChunks } from '@backend/store/sql/insert-in-chunks';

/** The author in the history is the system, not the user whose read triggered it. */
const operation = 'fillReviewQueue';

type Moment = Pick<RequestContext, 'now' | 'zone' | 'config'>;

async function dueBookings(em: Em, { now, config }: Moment): Promise<ReviewCandidateRecord[]> {
  const candidates = await loadReviewCandidates(em, { from: reviewWindowStart(now), to: now });
  return candidates.filter((booking) => isReviewDue(booking, now, config));
}

/**
 * Creates the review requests due since the last read, so that no timer is needed (docs/domain.md,
 * reviews). Concurrent reads create one per booking: the writer locks the queue and checks again,
 * and the table has a unique key. An error is logged and retried at the next read; the list is
 * returned anyway.
 */
export async function fillReviewQueue(ctx: RequestContext): Promise<void> {
  if ((await dueBookings(ctx.em, ctx)).length === 0) return;
  try {
    await ctx.store.write(ctx.em, (em) => addRequests(em, ctx));
  } catch (err) {
    ctx.log.error({ err }, 'review queue not filled');
  }
}

async function addRequests(em: Em, ctx: Moment): Promise<void> {
  const { now, zone } = ctx;
  await lockReviewQueue(em);
  const due = await dueBookings(em, ctx);
  const rows = due.map((booking) => ({
    booking: booking.id,
    source: booking.sourceId,
    status: 'pending' as const,
    scheduledAt: reviewScheduledAt(booking, zone),
    createdAt: now,
  }));
  const requests = await insertInChunks(em, ReviewRequest, rows);
  requests.forEach(({ id }, at) => {
    const after = { bookingId: due[at]?.id, status: 'pending' };
    const entry = { at: now, user: null, operation, entity: 'ReviewRequest', entityId: id };
    recordChange(em, { ...entry, after });
  });
}
