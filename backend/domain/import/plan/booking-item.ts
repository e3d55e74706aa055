import { MAX_EVENT_DAYS } from '@schema/constants';
import type { ImportValueName } from '@schema/import';
import {
  IMPORT_NOTES,
  unreadEnd,
  unreadPhone,
  unreadStart,
} from '@schema/texts/files/import-notes';
import { rentalDays } from '@schema/values/time/rental-days';
import { type BookingDraft, pickupOf, returnOf } from './booking-draft';
import type { Books } from './books';
import type { OpenPeriod } from './fit-moments';
import type { FleetBook } from './fleet-book';
import type { ImportOccasion, KnownCar } from './import-plan';

/** A booking of the file matched with the company's data. */
export interface BookingItem {
  readonly draft: BookingDraft;
  readonly car: KnownCar | null;
  /** Both moments, in order; null: one is missing or invalid. */
  readonly rental: OpenPeriod | null;
  /** Reasons why the booking is incomplete. */
  readonly lacks: readonly string[];
  readonly notes: string[];
  /** Values that the notes and the reasons concern. */
  readonly doubts: Set<ImportValueName>;
}

type Said = Pick<BookingItem, 'notes' | 'doubts'>;

function carOf(
  draft: BookingDraft,
  fleet: FleetBook,
  createCars: boolean,
  { notes, doubts }: Said,
) {
  const { plate, name } = draft.car;
  if (plate === '' && name === '') return { car: null, lack: IMPORT_NOTES.noCar };
  const found = fleet.find(draft.car);
  if (found.car) {
    if (found.note) {
      notes.push(found.note);
      doubts.add('car');
    }
    return { car: found.car, lack: null };
  }
  const { brand, model } = draft.carNames;
  if (!createCars || plate === '' || brand === '' || model === '') {
    return { car: null, lack: found.note };
  }
  notes.push(IMPORT_NOTES.carCreated);
  return { car: fleet.add({ brand, model, licensePlate: plate }), lack: null };
}

/** A reason why a booking is incomplete, and the value that it concerns. */
type Lack = readonly [ImportValueName, string];

function lacksOf(draft: BookingDraft, rental: OpenPeriod | null): Lack[] {
  const { start, end, customer, phoneWritten } = draft;
  const lacks: Lack[] = [];
  if (!start.at) {
    lacks.push(['start', start.written ? unreadStart(start.written) : IMPORT_NOTES.noStart]);
  }
  if (!end.at) lacks.push(['end', end.written ? unreadEnd(end.written) : IMPORT_NOTES.noEnd]);
  if (!customer.fullName) lacks.push(['customer', IMPORT_NOTES.noCustomer]);
  if (!customer.phone) {
    lacks.push(['phone', phoneWritten ? unreadPhone(phoneWritten) : IMPORT_NOTES.noPhone]);
  }
  if (rental && rental.endDate < rental.startDate) {
    lacks.push(['end', IMPORT_NOTES.endBeforeStart]);
  } else if (rental && rentalDays(rental) > MAX_EVENT_DAYS) {
    lacks.push(['end', IMPORT_NOTES.tooLong]);
  }
  return lacks;
}

function rentalOf(draft: BookingDraft, zone: string, notes: string[]): OpenPeriod | null {
  const { start, end } = draft;
  if (!start.at || !end.at) return null;
  return {
    startDate: pickupOf(start.at, zone),
    endDate: returnOf(end.at, zone),
    returnedAt: draft.returnedAt,
    isStartOpen: start.at.time === null,
    isEndOpen: end.at.time === null,
    notes,
  };
}

/** Finds or adds the car of a draft, and lists missing data. */
export function itemOf(draft: BookingDraft, books: Books, occasion: ImportOccasion): BookingItem {
  const notes = [...draft.repairs];
  const doubts = new Set(draft.doubts);
  const { car, lack } = carOf(draft, books.fleet, occasion.createCars, { notes, doubts });
  const rental = rentalOf(draft, occasion.zone, notes);
  const found: Lack[] = [...(lack ? [['car', lack] as const] : []), ...lacksOf(draft, rental)];
  for (const [value] of found) doubts.add(value);
  return { draft, car, rental, lacks: found.map(([, reason]) => reason), notes, doubts };
}

/** Whether the booking claims the car's time. */
export const claimsTime = ({ draft, car, rental, lacks }: BookingItem) =>
  !draft.cancelled && car !== null && rental !== null && lacks.length === 0;

/** Whether the row has no booking data. */
export const isEmptyItem = ({ draft: { customer, phoneWritten, car, start, end } }: BookingItem) =>
  [customer.fullName, customer.phone, phoneWritten, car.plate, car.name].every((text) => !text) &&
  !start.written &&
  !end.written;
