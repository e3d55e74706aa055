import type { WantedLeft } from '@backend/store/left-rows';
import type { Em } from '@backend/store/open-store';
import { loadRentalIds } from '@backend/store/queries/money/rental-queries';
import type { ImportKind } from '@schema/import';

/** Ids of what an import added. */
export interface AddedRows {
  readonly cars: readonly number[];
  readonly customers: readonly number[];
  readonly sources: readonly number[];
  /** Complete or not. */
  readonly bookings: readonly number[];
  /** Entries of opening balances. */
  readonly entries: readonly number[];
  /** The rentals of these entries. */
  readonly rentals: readonly number[];
  /** Cars of which something changed. */
  readonly touchedCars: readonly number[];
}

/** An inserted booking and what it belongs to. */
export interface AddedBooking {
  readonly id: number;
  readonly car: number | null;
  readonly customer: number | null;
  readonly source: number | null;
}

/** What the undo of an import needs. */
export interface ImportBefore {
  readonly kind: ImportKind;
  readonly added: AddedRows;
}

/**
 * The added rows, and all that may come to belong to them. The bookings are not read again: others wait
 * for this transaction. Their version covers their accruals.
 */
export async function leftByImport(
  em: Em,
  added: AddedRows,
  booked: readonly AddedBooking[],
): Promise<WantedLeft> {
  const { cars, customers, sources, bookings, rentals } = added;
  const of = (owner: 'car' | 'customer' | 'source', ids: readonly number[]) => {
    const wanted = new Set<number | null>(ids);
    return {
      entity: 'Booking',
      where: { [owner]: ids },
      inserted: booked.filter((one) => wanted.has(one[owner])).map(({ id }) => id),
    } as const;
  };
  const followed = await loadRentalIds(em, bookings);
  return {
    carIds: added.touchedCars,
    customerIds: customers,
    rentalIds: [...new Set([...followed, ...rentals])],
    rows: [
      { entity: 'Car', where: { id: cars } },
      { entity: 'Customer', where: { id: customers } },
      { entity: 'Source', where: { id: sources } },
      { entity: 'Booking', where: { id: bookings }, inserted: bookings },
      of('car', cars),
      of('customer', customers),
      of('source', sources),
      { entity: 'Maintenance', where: { car: cars } },
      { entity: 'CarPhoto', where: { car: cars } },
      { entity: 'CarAnalysis', where: { car: cars } },
      { entity: 'ReviewRequest', where: { booking: bookings } },
      { entity: 'ReviewLink', where: { source: sources } },
      { entity: 'ReviewTemplate', where: { source: sources } },
      { entity: 'MoneyAdvance', where: { customerId: customers } },
    ],
  };
}
