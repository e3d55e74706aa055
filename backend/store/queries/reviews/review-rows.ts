import type { Em } from '@backend/store/em';
import {
  type DriverRow,
  instantColumns,
  type RawValue,
  raw,
  toInstant,
  toInstantOrNull,
} from '@backend/store/sql/raw';
import { columnsOf } from '@backend/store/sql/tables';
import type { ReviewStatus } from '@schema/statuses';
import type { NamedCar } from '@schema/values/fleet/car-title';
import { isExtendedSql } from '../bookings/continuation-sql';
import { carNameColumns } from '../fleet/car-queries';
import { isLive } from '../fleet/claim-sql';

/** A review request with its display values and the data that decides whether it is due. */
export interface ReviewRequestRecord extends NamedCar {
  readonly id: number;
  readonly status: ReviewStatus;
  readonly sourceId: number;
  readonly sourceName: string;
  /** Text of the current template while pending, frozen once handled. */
  readonly templateMessage: string;
  readonly bookingId: number;
  readonly customerName: string;
  /** '+7XXXXXXXXXX', the API format. */
  readonly customerPhone: string | null;
  readonly startDate: Date;
  readonly endDate: Date;
  readonly returnedAt: Date | null;
  readonly cancelledAt: Date | null;
  readonly hasExtension: boolean;
  readonly isInQueue: boolean;
  /** As of when the request was created or handled. */
  readonly scheduledAt: Date;
  readonly handledAt: Date | null;
}

/**
 * Whether a live booking of the same car and customer starts where `b` ends, or the rental
 * continues in another car (docs/domain.md, a car that breaks).
 */
export const EXTENSION_FOLLOWS = `(${isExtendedSql('b')}
  or exists (select 1 from bookings n where n.continues_id = b.id and ${isLive('n')}))`;

export const REVIEWED_INSTANTS = {
  startDate: 'start_date',
  endDate: 'end_date',
  returnedAt: 'returned_at',
  cancelledAt: 'cancelled_at',
};

/** Tables of a request: `r` itself, `b` its booking, `t` the template of its source. */
export const REVIEW_TABLES = `review_requests r join bookings b on b.id = r.booking_id
  join sources s on s.id = r.source_id left join review_templates t on t.source_id = r.source_id`;

/** Requests selected by the SQL suffix (conditions, order, limits); one statement. */
export async function reviewRequestsBy(
  em: Em,
  ending: string,
  params: readonly RawValue[],
): Promise<ReviewRequestRecord[]> {
  const rows = await raw<DriverRow<ReviewRequestRecord>>(
    em,
    `select r.id, r.status, r.source_id as "sourceId", s.name as "sourceName",
       coalesce(case when r.status = 'pending' then t.message else r.template_message end, '')
         as "templateMessage",
       b.id as "bookingId", c.full_name as "customerName", '+' || c.phone as "customerPhone",
       ${carNameColumns('car')},
       ${instantColumns(em, 'b', REVIEWED_INSTANTS)},
       ${instantColumns(em, 'r', { scheduledAt: 'scheduled_at', handledAt: 'handled_at' })},
       ${EXTENSION_FOLLOWS} as "hasExtension", t.include_in_queue as "isInQueue"
     from ${REVIEW_TABLES}
     join customers c on c.id = b.customer_id join cars car on car.id = b.car_id ${ending}`,
    params,
  );
  return rows.map((row) => ({
    ...row,
    startDate: toInstant(row.startDate),
    endDate: toInstant(row.endDate),
    returnedAt: toInstantOrNull(row.returnedAt),
    cancelledAt: toInstantOrNull(row.cancelledAt),
    scheduledAt: toInstant(row.scheduledAt),
    handledAt: toInstantOrNull(row.handledAt),
    hasExtension: Boolean(row.hasExtension),
    isInQueue: Boolean(row.isInQueue),
  }));
}

/** One request, due or not; null for an unknown id. */
export async function loadReviewRequest(em: Em, id: number): Promise<ReviewRequestRecord | null> {
  const [request] = await reviewRequestsBy(em, 'where r.id = ?', [id]);
  return request ?? null;
}

/** The existing requests with these ids, due or not, in sending order. */
export function loadReviewRequests(em: Em, ids: readonly number[]): Promise<ReviewRequestRecord[]> {
  if (ids.length === 0) return Promise.resolve([]);
  const marks = ids.map(() => '?').join(', ');
  return reviewRequestsBy(em, `where r.id in (${marks}) ${IN_ORDER}`, ids);
}

/** The requests of a review link, due or not. */
export function loadLinkRequests(em: Em, linkId: number): Promise<ReviewRequestRecord[]> {
  const inList = 'select request_id from review_link_requests where link_id = ?';
  return reviewRequestsBy(em, `where r.id in (${inList}) ${IN_ORDER}`, [linkId]);
}

const b = columnsOf<'bookings'>('b');

/** Pending first, by return (the scheduled time follows it); then handled ones, latest first. */
export const IN_ORDER = `order by case when r.status = 'pending' then 0 else 1 end,
  case when r.status = 'pending' then coalesce(${b('returned_at')}, ${b('end_date')}) end,
  r.handled_at desc, r.id`;
