import type { WantedLeft } from '@backend/store/left-rows';
import type { ImportKind } from '@schema/import';

/** Ids of the records added by an import. */
export interface AddedRows {
  readonly cars: readonly number[];
  readonly customers: readonly number[];
  readonly sources: readonly number[];
  /** Complete and incomplete bookings. */
  readonly bookings: readonly number[];
  /** Entries of opening balances. */
  readonly entries: readonly number[];
  /** Expenses. */
  readonly operations: readonly number[];
  /** The rentals of these entries. */
  readonly rentals: readonly number[];
  /** Changed cars. */
  readonly touchedCars: readonly number[];
}

/** An inserted booking with its car, customer and source. */
export interface AddedBooking {
  readonly id: number;
  readonly car: number | null;
  readonly customer: number | null;
  readonly source: number | null;
}

/** Data for the undo of an import. */
export interface ImportBefore {
  readonly kind: ImportKind;
  /** An import of an earlier release has no operations. */
  readonly added: Omit<AddedRows, 'operations'> & Partial<Pick<AddedRows, 'operations'>>;
}

/**
 * The added rows, and rows that may depend on them. Rows written only by this transaction are not
 * read again, because other writers wait for it. A booking's version covers its accruals.
 */
export function leftByImport(added: AddedRows, booked: readonly AddedBooking[]): WantedLeft {
  const { cars, customers, sources, bookings, rentals, operations } = added;
  const of = (owner: 'car' | 'customer' | 'source', ids: readonly number[]) => {
    const wanted = new Set<number | null>(ids);
    return {
      entity: 'Booking',
      where: { [owner]: ids },
      inserted: booked.filter((one) => wanted.has(one[owner])).map(({ id }) => id),
    } as const;
  };
  const paid = new Set(rentals);
  return {
    carIds: added.touchedCars,
    customerIds: customers,
    rentalIds: rentals,
    newRentalIds: bookings.filter((id) => !paid.has(id)),
    rows: [
      { entity: 'Car', where: { id: cars } },
      { entity: 'Customer', where: { id: customers } },
      { entity: 'Source', where: { id: sources }, inserted: sources },
      { entity: 'Booking', where: { id: bookings }, inserted: bookings },
      of('car', cars),
      of('customer', customers),
      of('source', sources),
      { entity: 'Maintenance', where: { car: cars }, inserted: [] },
      { entity: 'MileageReading', where: { car: cars }, inserted: [] },
      { entity: 'CarDamage', where: { car: cars }, inserted: [] },
      { entity: 'HandoverSheet', where: { booking: bookings }, inserted: [] },
      { entity: 'SheetPhoto', where: { booking: bookings }, inserted: [] },
      { entity: 'CarPhoto', where: { car: cars }, inserted: [] },
      { entity: 'CarAnalysis', where: { car: cars }, inserted: [] },
      { entity: 'ReviewRequest', where: { booking: bookings }, inserted: [] },
      { entity: 'ReviewLink', where: { source: sources }, inserted: [] },
      { entity: 'ReviewTemplate', where: { source: sources }, inserted: [] },
      { entity: 'MoneyOperation', where: { id: operations } },
      { entity: 'MoneyOperation', where: { reversesId: operations }, inserted: [] },
      { entity: 'MoneyAdvance', where: { customerId: customers }, inserted: [] },
    ],
  };
}
