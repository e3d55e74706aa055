import { cursorOf, placeOf } from '@backend/domain/bookings/list-cursor';
import type { RequestContext } from '@backend/operation/context';
import { validated } from '@backend/operation/form';
import {
  type ListedBookingRecord,
  loadListedBookings,
} from '@backend/store/queries/bookings/listed-booking-queries';
import { EVERY, part } from '@backend/store/sql/sql-part';
import { LIST_SLICE } from '@schema/constants';
import { type ListSlice, listSlicePayload } from '@schema/forms/list-slice';

const NEWEST_FIRST = part('b.created_at desc, b.id desc');

interface BookingsPart {
  readonly items: readonly ListedBookingRecord[];
  readonly nextCursor: string | null;
}

/**
 * Complete bookings, cancelled ones included, the newest record first (requirements.md, P19): all,
 * or with `limit` or `cursor` a part. Neither the moment of creation nor the id ever changes, so
 * parts read one after another have each booking once. Throws VALIDATION_FAILED for an invalid
 * limit or cursor.
 */
export async function readBookings(ctx: RequestContext, slice: ListSlice): Promise<BookingsPart> {
  const { limit, cursor } = validated(listSlicePayload, slice);
  const { requireReturnMark } = ctx.config;
  const occasion = { now: ctx.now, requireReturnMark };
  if (limit == null && cursor == null) {
    const all = await loadListedBookings(ctx.em, { where: EVERY }, occasion);
    all.sort((a, b) => +b.createdAt - +a.createdAt || b.id - a.id);
    return { items: all, nextCursor: null };
  }
  const size = limit ?? LIST_SLICE.size;
  const after = cursor == null ? null : placeOf(cursor);
  const where = after ? part('(b.created_at, b.id) < (?, ?)', [after.createdAt, after.id]) : EVERY;
  // One extra row shows whether more rows exist.
  const window = { limit: size + 1, offset: 0 };
  const found = await loadListedBookings(
    ctx.em,
    { where, orderBy: NEWEST_FIRST, window },
    occasion,
  );
  const items = found.slice(0, size);
  const last = items.at(-1);
  return { items, nextCursor: found.length > size && last ? cursorOf(last) : null };
}
