import type { Occasion } from '@backend/domain/bookings/occupancy';
import type { Em } from '@backend/store/em';
import { prepared, type Slots } from '@backend/store/sql/prepared-read';
import { readCount } from '@backend/store/sql/read-as';
import { allOf, part, type SqlPart } from '@backend/store/sql/sql-part';
import { reading } from '@backend/store/sql/typed-read';
import { foundBookings } from './booking-search-sql';
import {
  type ListedBookingRecord,
  type ListedBookingsQuestion,
  loadListedBookings,
} from './listed-booking-queries';

const CANCELLED = part('b.cancelled_at is not null');
const LATEST_FIRST = part('b.cancelled_at desc, b.id desc');

export interface CancelledPage {
  readonly items: readonly ListedBookingRecord[];
  readonly total: number;
}

const countedWhere = prepared((em, { where }: Slots<{ where: SqlPart }>) =>
  reading(em)
    .selectFrom('bookings as b')
    .select(({ fn }) => readCount(fn.countAll()).as('total'))
    .where(({ ref }) => ref('b.is_complete'))
    .where(where),
);

/** One page of the archive, latest cancellation first, counted in SQL: three statements. */
export async function loadCancelledPage(
  em: Em,
  question: {
    readonly search: string;
    readonly window: NonNullable<ListedBookingsQuestion['window']>;
  },
  occasion: Occasion,
): Promise<CancelledPage> {
  const where = allOf(CANCELLED, foundBookings(em, question.search));
  const [items, [row]] = await Promise.all([
    loadListedBookings(em, { where, orderBy: LATEST_FIRST, window: question.window }, occasion),
    countedWhere(em, { where }),
  ]);
  return { items, total: row?.total ?? 0 };
}

/** The whole archive, latest cancellation first: two statements. */
export async function loadCancelled(em: Em, occasion: Occasion): Promise<ListedBookingRecord[]> {
  const bookings = await loadListedBookings(em, { where: CANCELLED }, occasion);
  const cancelledAt = (booking: ListedBookingRecord) => Number(booking.cancelledAt);
  return bookings.sort((a, b) => cancelledAt(b) - cancelledAt(a) || b.id - a.id);
}
