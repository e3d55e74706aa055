import { MAX_AMOUNT, TEXT_LIMITS } from '@schema/constants';
import { BOOKING_FIELDS, type BookingTerms, textTerms } from '@schema/fields/booking-fields';
import { customerDetails } from '@schema/fields/customer-fields';
import {
  IMPORT_KEPT,
  IMPORT_NOTES,
  plateRepaired,
  restOfPhone,
  totalFromDays,
  unreadCancelled,
  unreadDeposit,
  unreadMark,
  unreadPrice,
  unreadStatus,
  unreadTotal,
} from '@schema/texts/files/import-notes';
import {
  answerOf,
  isNoAnswer,
  isUnclearStatus,
  saysCancelled,
} from '@schema/texts/files/import-status';
import { type Kopecks, kopecks, toRoubles } from '@schema/values/money/money';
import { instantAt } from '@schema/values/time/calendar';
import { rentalDays } from '@schema/values/time/rental-days';
import { foldForSearch } from '@schema/values/words/search';
import { readDay } from '../cells/read-day';
import { cellText, wordsOf } from '../cells/read-words';
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

interface ReadPrice {
  readonly totalPrice: Kopecks | null;
  readonly isPriceUnread: boolean;
}

/** The price of the rental, or price per day × days; an unreadable one goes into the notes. */
function priceOf(
  row: RowReader,
  moments: { readonly start: DraftMoment; readonly end: DraftMoment },
  zone: string,
  kept: string[],
): ReadPrice {
  const cell = row.cell('total');
  if (cell !== null) {
    const totalPrice = row.amount('total', 'price', unreadTotal);
    if (totalPrice === null) kept.push(`${IMPORT_KEPT.total}: ${cellText(cell)}`);
    return { totalPrice, isPriceUnread: totalPrice === null };
  }
  const dayCell = row.cell('pricePerDay');
  if (dayCell === null) return { totalPrice: null, isPriceUnread: row.isPriceShared };
  const totalPrice = overDays(row, moments, zone);
  if (totalPrice === null) kept.push(`${IMPORT_KEPT.pricePerDay}: ${cellText(dayCell)}`);
  return { totalPrice, isPriceUnread: totalPrice === null };
}

function overDays(
  row: RowReader,
  moments: { readonly start: DraftMoment; readonly end: DraftMoment },
  zone: string,
): Kopecks | null {
  const perDay = row.amount('pricePerDay', 'price', unreadPrice);
  const [start, end] = [moments.start.at, moments.end.at];
  if (perDay === null || !start || !end) return null;
  const period = { startDate: pickupOf(start, zone), endDate: returnOf(end, zone) };
  if (period.endDate < period.startDate) return null;
  const days = rentalDays(period);
  if (toRoubles(perDay) * days > MAX_AMOUNT) return null;
  row.doubt('price', totalFromDays(toRoubles(perDay), days));
  return kopecks(perDay * days);
}

function depositOf(row: RowReader, kept: string[]): Kopecks | null {
  const deposit = row.amount('deposit', 'deposit', unreadDeposit);
  const written = cellText(row.cell('deposit'));
  if (deposit === null && written) kept.push(`${IMPORT_KEPT.deposit}: ${written}`);
  return deposit;
}

/** Moment of cancellation from its column, else from the words of the status. */
function cancelledOf(row: RowReader, rules: DraftRules, kept: string[]): Date | boolean {
  const { zone, today } = rules;
  const cell = row.cell('cancelled');
  const at = cell === null ? null : readDay(cell, row.dayRules('cancelled', { zone, near: today }));
  if (at) return instantAt(at.day, at.time ?? MIDNIGHT, zone);
  const text = foldForSearch(cellText(cell));
  const isEmpty = isNoAnswer(text);
  const answer = isEmpty ? null : (answerOf(text) ?? (saysCancelled(wordsOf(text)) || null));
  if (!isEmpty && answer === null) {
    row.doubt('status', unreadCancelled(cellText(cell)));
    kept.push(`${IMPORT_KEPT.cancelled}: ${cellText(cell)}`);
  }
  const status = cellText(row.cell('status'));
  const isCancelled = answer ?? saysCancelled(wordsOf(status));
  if (isCancelled) row.doubt('status', IMPORT_NOTES.cancelledNow);
  else if (isUnclearStatus(wordsOf(status))) row.doubt('status', unreadStatus(status));
  return isCancelled;
}

function createdOf(row: RowReader, { now, zone, today }: DraftRules): Date | null {
  const cell = row.cell('created');
  if (cell === null) return null;
  const at = readDay(cell, row.dayRules('created', { zone, near: today }));
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
  const at = readDay(cell, row.dayRules(field, { zone, near: today }));
  const marked = at && instantAt(at.day, at.time ?? MIDNIGHT, zone);
  const isReal = marked && marked <= now && start.at && at.day >= start.at.day;
  if (!isReal) row.doubt('status', unreadMark(cellText(cell)));
  return isReal ? marked : null;
}

/** Reads one row of bookings; no value of the row is lost. */
export function draftBooking(row: RowReader, number: number, rules: DraftRules): BookingDraft {
  const kept: string[] = [];
  const car = carWords(row);
  const { plate, brand, model } = car;
  if (isRewritten(car)) row.doubt('car', plateRepaired(car.plateWritten, plate));
  const person = personWords(row);
  if (person.beside) {
    row.doubt('phone', restOfPhone(person.beside));
    kept.push(`${IMPORT_KEPT.phone}: ${person.beside}`);
  }
  const moments = momentsOf(row, rules, kept);
  const { totalPrice, isPriceUnread } = priceOf(row, moments, rules.zone, kept);
  const terms: BookingTerms<Kopecks> = {
    ...textTerms((name) => {
      const { import: column, limit } = BOOKING_FIELDS[name];
      return row.text(column.name, limit) || null;
    }),
    totalPrice,
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
    cancelled: cancelledOf(row, rules, kept),
    handedOverAt: markOf(row, 'handedOver', { start: moments.start, rules }),
    returnedAt: markOf(row, 'returned', { start: moments.start, rules }),
    number: row.text('number', TEXT_LIMITS.name),
    isPriceUnread,
    repairs: row.notes,
    doubts: row.doubts,
  };
}
