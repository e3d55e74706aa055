import { type Recorded, recordChange } from '@backend/store/change-log';
import type { Em } from '@backend/store/em';
import { Booking } from '@backend/store/entities/booking.entity';
import { statePhotosOfBookings } from '@backend/store/files/state-photo-keys';
import { releaseFiles } from '@backend/store/files/stored-files';
import {
  type BookingRecord,
  loadBookingRecords,
} from '@backend/store/queries/bookings/booking-record-queries';
import type { SqlPart } from '@backend/store/sql/sql-part';
import type { OperationName } from '@schema/topics';

/** Rows per statement; bounds its placeholders. */
const CHUNK = 1000;

interface DeletedBookings {
  /** State before the deletion. */
  readonly gone: readonly BookingRecord[];
  readonly history: readonly Recorded[];
}

/**
 * Deletes the bookings that match the condition on `b`; each is recorded in the change history.
 * Waits for concurrent changes of those rows.
 */
export async function deleteBookings(
  em: Em,
  where: SqlPart,
  by: {
    readonly now: Date;
    readonly user: { readonly id: number; readonly login: string };
    readonly operation: OperationName;
  },
): Promise<DeletedBookings> {
  const gone = await loadBookingRecords(em, where, { locked: true });
  const { now: at, user, operation } = by;
  const history = gone.map((before) =>
    recordChange(em, { at, user, operation, entity: 'Booking', entityId: before.id, before }),
  );
  for (let start = 0; start < gone.length; start += CHUNK) {
    const ids = gone.slice(start, start + CHUNK).map(({ id }) => id);
    const photos = await statePhotosOfBookings(em, ids);
    await em.nativeDelete(Booking, { id: { $in: ids } });
    await releaseFiles(em, photos, at);
  }
  return { gone, history };
}
