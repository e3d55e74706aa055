import { occupiedMessage } from '@backend/domain/bookings/occupancy-refusal';
import type { ImportRow } from '@schema/import';
import { MESSAGES } from '@schema/messages';
import { fromRow, IMPORT_NOTES, sameAsRow } from '@schema/texts/files/import-notes';
import { displayName } from '@schema/values/fleet/car-title';
import { shortName } from '@schema/values/people/short-name';
import { occupiedPeriod } from '@schema/values/time/period';
import { type BookingDraft, draftTitle } from './booking-draft';
import { type BookingItem, claimsTime, isEmptyItem, itemOf } from './booking-item';
import { completeWrite, incompleteWrite } from './booking-writes';
import type { Books } from './books';
import type { TakenTime } from './car-time';
import { CarTimes } from './car-times';
import { fitInto, fitToEachOther, type OpenPeriod } from './fit-moments';
import type { BookingWrite, ImportOccasion, Known, KnownCar, OpeningWrite } from './import-plan';
import { KnownBookings } from './known-bookings';
import { OpeningBook } from './opening-balance';
import { bareRow, bookingTexts, inReport } from './row-values';

/** Rows of one file with equal keys are the same booking. */
const rowKey = ({ draft, car }: BookingItem) =>
  JSON.stringify([
    car?.id ?? draft.car,
    draft.customer.phone ?? [draft.phoneWritten, draft.customer.fullName],
    draft.start,
    draft.end,
    Boolean(draft.cancelled),
    draft.number,
    draft.terms.totalPrice,
  ]);

interface PlannedBookings {
  readonly rows: ImportRow[];
  readonly writes: BookingWrite[];
  readonly openings: readonly OpeningWrite[];
}

/** An existing booking changes only when the row adds its opening balance. */
const existingFate = (opening: ReturnType<OpeningBook['take']>): [ImportRow['fate'], string[]] => [
  opening?.isTaken ? 'repaired' : 'same',
  [IMPORT_NOTES.bookingExists, ...(opening ? [opening.note] : [])],
];

/**
 * Plans the bookings of a file, in row order. An existing booking or a repeated row is skipped; a
 * booking with missing data or an occupied car becomes an incomplete booking with all values of the
 * row; the others claim their cars' time.
 */
export function planBookings(
  drafts: readonly BookingDraft[],
  known: Known,
  books: Books,
  occasion: ImportOccasion,
): PlannedBookings {
  const { zone } = occasion;
  const items = drafts.map((draft) => itemOf(draft, books, occasion));
  const kept = new KnownBookings(known.bookings, zone);
  const openings = new OpeningBook();
  const times = new CarTimes(known.claims, zone);
  const rowOf = new Map<string, number>();
  const rows: ImportRow[] = [];
  const writes: BookingWrite[] = [];
  const fresh: BookingItem[] = [];

  for (const item of items) {
    const { draft, car } = item;
    const title = draftTitle(
      draft,
      car ? carTitle(car) : [draft.car.name, draft.car.plate].join(' ').trim(),
    );
    const key = rowKey(item);
    const before = rowOf.get(key);
    const record = (fate: ImportRow['fate'], notes: readonly string[]) =>
      rows.push(bareRow({ row: draft.row, fate, title, notes }));
    if (isEmptyItem(item)) record('skipped', [IMPORT_NOTES.notABooking]);
    else if (before !== undefined) record('same', [sameAsRow(before)]);
    else {
      const existing = kept.take(draft, car?.id ?? null);
      if (existing) record(...existingFate(openings.take(existing, draft.opening)));
      else fresh.push(item);
    }
    if (before === undefined) rowOf.set(key, draft.row);
  }
  for (const rentals of byCar(fresh.filter(claimsTime))) fitToEachOther(rentals, zone);
  for (const item of fresh) {
    const lacks = [...item.lacks, ...claimLacks(item, times, zone)];
    const { draft, car } = item;
    const title = draftTitle(
      draft,
      car ? carTitle(car) : [draft.car.name, draft.car.plate].join(' ').trim(),
    );
    const write =
      lacks.length > 0
        ? incompleteWrite(item, lacks, books, occasion)
        : completeWrite(item, known, books, occasion);
    writes.push(write);
    const { notes } = item;
    const fate = lacks.length > 0 ? 'incomplete' : isChanged(notes) ? 'repaired' : 'new';
    const { fullName, phone } = draft.customer;
    const person = write.customerId === null ? undefined : books.people.find(fullName, phone);
    const texts = bookingTexts(write, {
      draft,
      zone,
      car: car ? carTitle(car) : '',
      customer: person?.fullName ?? fullName,
    });
    rows.push({
      row: draft.row,
      fate,
      title,
      notes: [...lacks, ...notes],
      ...inReport(texts, item.doubts),
    });
  }
  return { rows, writes, openings: openings.writes };
}

/** Notes that do not report a changed value. */
const HARMLESS_NOTES: readonly string[] = [IMPORT_NOTES.noPrice, IMPORT_NOTES.carCreated];
const isChanged = (notes: readonly string[]) =>
  notes.some((note) => !HARMLESS_NOTES.includes(note));

const carTitle = (car: KnownCar) => `${displayName(car)} ${car.licensePlate}`;

function byCar(items: readonly BookingItem[]): OpenPeriod[][] {
  const groups = new Map<number, OpenPeriod[]>();
  for (const { car, rental } of items) {
    if (!car || !rental) continue;
    const others = groups.get(car.id);
    if (others) others.push(rental);
    else groups.set(car.id, [rental]);
  }
  return [...groups.values()];
}

/** Claims the car's time, or returns the conflicts. */
function claimLacks(item: BookingItem, times: CarTimes, zone: string): string[] {
  const { car, rental, draft, doubts } = item;
  if (!claimsTime(item) || !car || !rental) return [];
  const time = times.of(car.id);
  const [taken] = fitInto(rental, time, zone);
  if (taken) {
    doubts.add('start').add('end');
    return [taken.title];
  }
  time.take(takenBy(draft, rental, zone));
  return [];
}

function takenBy(draft: BookingDraft, rental: OpenPeriod, zone: string): TakenTime {
  const { startDate, endDate } = rental;
  const title = shortName(draft.customer.fullName) || MESSAGES.booking.unnamed;
  const conflict = { kind: 'booking', id: 0, title, startDate, endDate } as const;
  return {
    period: occupiedPeriod(rental),
    title: occupiedMessage([conflict], zone) + fromRow(draft.row),
  };
}
