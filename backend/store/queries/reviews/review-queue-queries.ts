import type { ReviewedBooking } from '@backend/domain/reviews/review-queue';
import type { Em } from '@backend/store/em';
import { rowLockSql } from '@backend/store/locks/row-lock';
import {
  instantColumns,
  type RawValue,
  raw,
  toInstant,
  toInstantOrNull,
} from '@backend/store/sql/raw';
import { columnsOf } from '@backend/store/sql/tables';
import type { ReviewStatus } from '@schema/statuses';
import { isLive } from '../fleet/claim-sql';
import {
  EXTENSION_FOLLOWS,
  IN_ORDER,
  REVIEW_TABLES,
  REVIEWED_INSTANTS,
  type ReviewRequestRecord,
  reviewRequestsBy,
} from './review-rows';

/** A booking without a review request. */
export interface ReviewCandidateRecord extends ReviewedBooking {
  readonly id: number;
  readonly sourceId: number;
}

/**
 * Bookings without a request that ended within the window and whose source's template is in the
 * queue; the domain rule decides whether each is due. One statement.
 */
export async function loadReviewCandidates(
  em: Em,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<ReviewCandidateRecord[]> {
  const rows = await raw<{
    id: number;
    sourceId: number;
    startDate: number;
    endDate: number;
    returnedAt: number | null;
    cancelledAt: number | null;
    hasExtension: boolean | number;
  }>(
    em,
    `select b.id, b.source_id as "sourceId", ${instantColumns(em, 'b', REVIEWED_INSTANTS)},
       ${EXTENSION_FOLLOWS} as "hasExtension"
     from bookings b join review_templates t on t.source_id = b.source_id and t.include_in_queue
     where ${isLive('b')}
       and b.occupied_until >= ? and b.occupied_until <= ?
       and not exists (select 1 from review_requests r where r.booking_id = b.id)
     order by b.id`,
    [from, to],
  );
  return rows.map((row) => ({
    id: row.id,
    sourceId: row.sourceId,
    startDate: toInstant(row.startDate),
    endDate: toInstant(row.endDate),
    returnedAt: toInstantOrNull(row.returnedAt),
    cancelledAt: toInstantOrNull(row.cancelledAt),
    hasExtension: Boolean(row.hasExtension),
    isInQueue: true,
  }));
}

/**
 * Locks the templates in the queue until the transaction ends, in the order of their sources, so
 * that one writer at a time creates requests.
 */
export async function lockReviewQueue(em: Em): Promise<void> {
  const templates = 'select source_id from review_templates where include_in_queue';
  await raw(em, `${templates} order by source_id ${rowLockSql(em)}`);
}

interface ReviewQueueFilter {
  /** Empty: all. */
  readonly statuses: readonly ReviewStatus[];
  readonly sourceId: number | null;
  /** Null: all rows. */
  readonly page: { readonly limit: number; readonly offset: number } | null;
}

const b = columnsOf<'bookings'>('b');

/** `isReviewDue` in SQL: pending requests are listed while due, handled ones always. */
function listed(
  { statuses, sourceId }: ReviewQueueFilter,
  at: { readonly now: Date; readonly requireReturnMark: boolean },
): { readonly where: string; readonly params: readonly RawValue[] } {
  const { now, requireReturnMark } = at;
  const conditions = [
    `(r.status <> 'pending' or (t.include_in_queue and b.cancelled_at is null
       and (${b('returned_at')} <= ? ${requireReturnMark ? '' : `or ${b('end_date')} <= ?`})
       and not ${EXTENSION_FOLLOWS}))`,
  ];
  const params: RawValue[] = requireReturnMark ? [now] : [now, now];
  if (statuses.length > 0) {
    conditions.push(`r.status in (${statuses.map(() => '?').join(', ')})`);
    params.push(...statuses);
  }
  if (sourceId !== null) {
    conditions.push('r.source_id = ?');
    params.push(sourceId);
  }
  return { where: `where ${conditions.join(' and ')}`, params };
}

/** Requests of the queue and its archive; with a page, a second statement counts them. */
export async function loadReviewQueue(
  em: Em,
  filter: ReviewQueueFilter,
  at: { readonly now: Date; readonly requireReturnMark: boolean },
): Promise<{ items: ReviewRequestRecord[]; total: number }> {
  const { where, params } = listed(filter, at);
  const { page } = filter;
  if (!page) {
    const items = await reviewRequestsBy(em, `${where} ${IN_ORDER}`, params);
    return { items, total: items.length };
  }
  const [counted] = await raw<{ total: number | string }>(
    em,
    `select count(*) as total from ${REVIEW_TABLES} ${where}`,
    params,
  );
  const items = await reviewRequestsBy(em, `${where} ${IN_ORDER} limit ? offset ?`, [
    ...params,
    page.limit,
    page.offset,
  ]);
  return { items, total: Number(counted?.total ?? 0) };
}
