import type { PriceTerms } from '@backend/rentals/price-terms';
import type { SavedBooking } from '@backend/rentals/saved-booking';
import type { SeatChange } from '@backend/rentals/seat-rows';
import type { WantedLeft } from '@backend/store/left-rows';
import type { Em } from '@backend/store/open-store';
import { loadRentalIds } from '@backend/store/queries/money/rental-queries';
import type { Kopecks } from '@schema/values/money/money';

/** A booking before its car change. */
export interface SeatBefore {
  readonly id: number;
  /** Version after the move. */
  readonly version: number;
  readonly carId: number;
  readonly terms: PriceTerms;
}

/** Moved bookings with the data for the undo. */
export interface MovedSeats {
  readonly bookings: readonly SavedBooking[];
  readonly left: WantedLeft;
  readonly before: readonly SeatBefore[];
}

/** Car and price of a booking before its move. */
export function seatBefore({ row }: Pick<SeatChange, 'row'>, carId: number) {
  const { id, priceEdited, breakdown } = row;
  // The column holds whole kopecks, so the cast is safe.
  const totalPriceKopecks = (row.totalPriceKopecks ?? null) as Kopecks | null;
  return {
    id,
    carId,
    terms: { totalPriceKopecks, priceEdited, breakdown: breakdown ? [...breakdown] : null },
  };
}

interface Were {
  readonly were: readonly ReturnType<typeof seatBefore>[];
  readonly customerIds: readonly number[];
}

/**
 * Rows for the undo of the moves: the bookings; bookings of the same customers that begin in the
 * new cars at their ends; the money of rentals with a changed price.
 */
export async function movedSeats(
  em: Em,
  bookings: readonly SavedBooking[],
  { were, customerIds }: Were,
): Promise<MovedSeats> {
  const before = bookings.flatMap(({ version }, index) => {
    const was = were[index];
    return was ? [{ ...was, version }] : [];
  });
  const repriced = bookings.filter(
    ({ totalPrice }, index) => (totalPrice ?? null) !== were[index]?.terms.totalPriceKopecks,
  );
  const ids = bookings.map(({ id }) => id);
  const carIds = bookings.map(({ carId }) => carId);
  const ends = bookings.map(({ endDate }) => endDate);
  return {
    bookings,
    before,
    left: {
      carIds: [...new Set([...carIds, ...were.map(({ carId }) => carId)])],
      rentalIds: await loadRentalIds(
        em,
        repriced.map(({ id }) => id),
      ),
      rows: [
        { entity: 'Booking', where: { id: ids } },
        { entity: 'Booking', where: { car: carIds, customer: customerIds, startDate: ends } },
      ],
    },
  };
}
