import { MAX_AMOUNT, TEXT_LIMITS } from '@schema/constants';
import { BOOKING_FIELDS, type BookingTerms, textTerms } from '@schema/fields/booking-fields';
import { customerDetails } from '@schema/fields/customer-fields';
import { CANCELLED_WORDS } from '@schema/texts/files/import-headings';
import {
  IMPORT_KEPT,
  IMPORT_NOTES,
  plateRepaired,
  restOfPhone,
  totalFromDays,
  unreadDeposit,
  unreadMark,
  unreadPrice,
  unreadTotal,
} from '@schema/texts/files/import-notes';
import { type Kopecks, kopecks, toRoubles } from '@schema/values/money/money';
import { instantAt } from '@schema/values/time/calendar';
import { rentalDays } from '@schema/values/time/period';
import { foldForSearch } from '@schema/values/words/search';
import { readDay } from '../cells/read-day';
import { readMoney } from '../cells/read-money';
import { cellText } from '../cells/read-words';
import type { RowReader } from '../columns/row-reader';
import {
  type BookingDraft,
  type DraftMoment,
  type DraftRules,
  pickupOf,
  returnOf,
} from './booking-draft';
import { momentsOf } from './draft-moments';
import { openingOf } from './opening-balance';
import { carWords, isRewritten } from './plan-cars';
import { personWords } from './plan-customers';

const MIDNIGHT = '00:00';

/** The price of the rental, or price per day × days; an unreadable one goes into the notes. */
function totalOf(
  row: RowReader,
  moments: { readonly start: DraftMoment; readonly end: DraftMoment },
  zone: string,
  kept: string[],
): Kopecks | null {
  const cell = row.cell('total');
  if (cell !== null) {
    const total = readMoney(cell);
    if (total !== null) return total;
    row.notes.push(unreadTotal(cellText(cell)));
    kept.push(`${IMPORT_KEPT.total}: ${cellText(cell)}`);
    return null;
  }
  const dayCell = row.cell('pricePerDay');
  if (dayCell === null) return null;
  const perDay = readMoney(dayCell);
  const [start, end] = [moments.start.at, moments.end.at];
  if (perDay === null) row.notes.push(unreadPrice(cellText(dayCell)));
  if (perDay === null || !start || !end) return null;
  const period = { startDate: pickupOf(start, zone), endDate: returnOf(end, zone) };
  if (period.endDate < period.startDate) return null;
  const days = rentalDays(period);
  if (toRoubles(perDay) * days > MAX_AMOUNT) return null;
  row.notes.push(totalFromDays(toRoubles(perDay), days));
  return kopecks(perDay * days);
}

function depositOf(row: RowReader, kept: string[]): Kopecks | null {
  const cell = row.cell('deposit');
  if (cell === null) return null;
  const deposit = readMoney(cell);
  if (deposit === null) {
    row.notes.push(unreadDeposit(cellText(cell)));
    kept.push(`${IMPORT_KEPT.deposit}: ${cellText(cell)}`);
  }
  return deposit;
}

function cancelledOf(row: RowReader, { zone, today }: DraftRules): Date | boolean {
  const cell = row.cell('cancelled');
  const at = cell === null ? null : readDay(cell, { zone, near: today });
  if (at) return instantAt(at.day, at.time ?? MIDNIGHT, zone);
  const status = foldForSearch(cellText(row.cell('status')));
  const isCancelled = cell !== null || CANCELLED_WORDS.some((word) => status.includes(word));
  if (isCancelled) row.notes.push(IMPORT_NOTES.cancelledNow);
  return isCancelled;
}

function createdOf(row: RowReader, { now, zone, today }: DraftRules): Date | null {
  const cell = row.cell('created');
  if (cell === null) return null;
  const at = readDay(cell, { zone, near: today });
  const created = at && instantAt(at.day, at.time ?? MIDNIGHT, zone);
  if (created && created <= now) return created;
  row.notes.push(IMPORT_NOTES.createdUnread);
  return null;
}

/** The moment of a handover or return mark: in the past and not before the pickup day. */
function markOf(
  row: RowReader,
  field: 'handedOver' | 'returned',
  { start, rules }: { readonly start: DraftMoment; readonly rules: DraftRules },
): Date | null {
  const cell = row.cell(field);
  if (cell === null) return null;
  const { now, zone, today } = rules;
  const at = readDay(cell, { zone, near: today });
  const marked = at && instantAt(at.day, at.time ?? MIDNIGHT, zone);
  const isReal = marked && marked <= now && start.at && at.day >= start.at.day;
  if (!isReal) row.notes.push(unreadMark(cellText(cell)));
  return isReal ? marked : null;
}

/** Reads one row of bookings; no value of the row is lost. */
export function draftBooking(row: RowReader, number: number, rules: DraftRules): BookingDraft {
  const kept: string[] = [];
  const car = carWords(row);
  const { plate, brand, model } = car;
  if (isRewritten(car)) row.notes.push(plateRepaired(car.plateWritten, plate));
  const person = personWords(row);
  if (person.beside) {
    row.notes.push(restOfPhone(person.beside));
    kept.push(`${IMPORT_KEPT.phone}: ${person.beside}`);
  }
  const moments = momentsOf(row, rules);
  const terms: BookingTerms<Kopecks> = {
    ...textTerms((name) => {
      const { import: column, limit } = BOOKING_FIELDS[name];
      return row.text(column.name, limit) || null;
    }),
    totalPrice: totalOf(row, moments, rules.zone, kept),
    depositAmount: depositOf(row, kept),
  };
  return {
    row: number,
    car: { plate, name: [brand, model].filter(Boolean).join(' ') },
    carNames: { brand, model },
    customer: customerDetails(person),
    phoneWritten: row.clip(person.written, TEXT_LIMITS.name),
    ...moments,
    terms,
    opening: openingOf(row, kept),
    source: row.text('source', TEXT_LIMITS.name) || null,
    kept,
    createdAt: createdOf(row, rules),
    cancelled: cancelledOf(row, rules),
    handedOverAt: markOf(row, 'handedOver', { start: moments.start, rules }),
    returnedAt: markOf(row, 'returned', { start: moments.start, rules }),
    number: row.text('number', TEXT_LIMITS.name),
    repairs: row.notes,
  };
}
