import {
  type ImportColumn,
  type ImportField,
  type ImportPreview,
  JOINED_FIELDS,
} from '@schema/import';
import type { ImportSums } from '@schema/texts/files/import';

/** Reassigns a column; a field that only one column may have is removed from the other. */
export function withMeaning(
  columns: readonly ImportColumn[],
  place: number,
  field: ImportField | null,
): (ImportField | null)[] {
  return columns.map((column, at) => {
    if (at === place) return field;
    const isTaken = column.field === field && field !== null && !JOINED_FIELDS.includes(field);
    return isTaken ? null : column.field;
  });
}

/** Totals an import of the previewed file would add. */
export function sumsOf({
  kind,
  counts,
  newCars,
  newCustomers,
  newSources,
  newOpenings,
}: ImportPreview): ImportSums {
  const isBookings = kind === 'bookings' || kind === 'board';
  return {
    cars: newCars,
    customers: newCustomers,
    sources: newSources.length,
    // A row that only adds the balance of a known booking counts as repaired.
    bookings: isBookings ? counts.new + counts.repaired - newOpenings : 0,
    incomplete: isBookings ? counts.incomplete : 0,
    openings: newOpenings,
    expenses: kind === 'expenses' ? counts.new + counts.repaired + counts.incomplete : 0,
  };
}
