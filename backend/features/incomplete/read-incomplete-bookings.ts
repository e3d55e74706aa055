import { type BookingIssues, issuesOf } from '@backend/domain/bookings/incomplete-booking';
import type { RequestContext } from '@backend/operation/context';
import {
  type BookingRecord,
  loadBookingRecords,
} from '@backend/store/queries/bookings/booking-record-queries';
import { part } from '@backend/store/sql/sql-part';

export interface IncompleteBooking
  extends Omit<BookingRecord, 'isComplete' | 'handedOverAt' | 'returnedAt'> {
  readonly issues: BookingIssues;
}

/** All incomplete bookings and their issues, the newest record first (requirements.md, K44). */
export async function readIncompleteBookings(ctx: RequestContext): Promise<IncompleteBooking[]> {
  const records = await loadBookingRecords(ctx.em, part('not b.is_complete'));
  return records.map((record) => ({ ...record, issues: issuesOf(record) }));
}
