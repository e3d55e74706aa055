import { type Recorded, recordChange } from '@backend/store/change-log';
import type { Em } from '@backend/store/em';
import { loadBookingRecords } from '@backend/store/queries/bookings/booking-record-queries';
import { part } from '@backend/store/sql/sql-part';
import type { OperationName } from '@schema/topics';

/** Rows per statement; bounds its placeholders. */
const CHUNK = 500;

interface Belonging {
  readonly customerId: number;
  readonly fullName: string;
  readonly phone: string | null;
}

/**
 * Moves bookings to another customer and increments their versions, so that an open form gets
 * STALE; the change history records the previous customer; returns the history entries. Waits for
 * concurrent changes of those rows.
 */
export async function reassignBookings(
  em: Em,
  ids: readonly number[],
  change: {
    readonly before: Belonging;
    readonly after: Belonging;
    readonly now: Date;
    readonly user: { readonly id: number; readonly login: string };
    readonly operation: OperationName;
  },
): Promise<Recorded[]> {
  const { before, after, now: at, user, operation } = change;
  const history: Recorded[] = [];
  for (let start = 0; start < ids.length; start += CHUNK) {
    const chunk = ids.slice(start, start + CHUNK);
    const named = `(${chunk.map(() => '?').join(', ')})`;
    await loadBookingRecords(em, part(`b.id in ${named}`, chunk), { locked: true });
    await em.execute(
      `update bookings set customer_id = ?, version = version + 1 where id in ${named}`,
      [after.customerId, ...chunk],
    );
    for (const entityId of chunk) {
      history.push(
        recordChange(em, { at, user, operation, entity: 'Booking', entityId, before, after }),
      );
    }
  }
  return history;
}
