import { TEXT_LIMITS } from '@schema/constants';
import type { ImportValueName } from '@schema/import';
import {
  COMPANY_WORDS,
  dayAhead,
  EXPENSE_NOTES,
  unreadAmount,
  unreadDay,
} from '@schema/texts/files/import-expenses';
import { IMPORT_NOTES, plateRepaired } from '@schema/texts/files/import-notes';
import { answerOf, isNoAnswer } from '@schema/texts/files/import-status';
import { formatExactRoubles, type Kopecks, toRoubles } from '@schema/values/money/money';
import { addDays, type Day, formatDay } from '@schema/values/time/calendar';
import { readDay } from '../cells/read-day';
import { cellText, wordsOf } from '../cells/read-words';
import { withoutMinus } from '../cells/without-minus';
import type { RowReader } from '../columns/row-reader';
import type { NamedCar } from './fleet-book';
import type { ImportOccasion } from './import-plan';
import { carWords, isRewritten } from './plan-cars';

/** Half a year: a day without a year is the last one, not a coming one. */
const HALF_YEAR = 182;

/** An expense read from a row, before matching with the company's data. */
export interface ExpenseDraft {
  readonly row: number;
  readonly day: Day | null;
  readonly amount: Kopecks | null;
  /** '' when not given. */
  readonly kind: string;
  readonly comment: string;
  readonly who: string;
  readonly till: string;
  readonly method: string;
  /** Who bears it; '' for the company. */
  readonly borneBy: string;
  readonly car: NamedCar;
  /** The car as written; '' without one. */
  readonly carWritten: string;
  /** The sheet has a column of cars. */
  readonly hasCars: boolean;
  /** Why the row cannot be recorded. */
  readonly refusals: readonly string[];
  /** No money was spent: money received in a cash book. */
  readonly isNotSpent: boolean;
  readonly notes: readonly string[];
  readonly doubts: ReadonlySet<ImportValueName>;
  readonly title: string;
}

type DraftRules = Pick<ImportOccasion, 'today' | 'zone'>;

/** A dash is no answer. */
function given(
  row: RowReader,
  field: 'expenseKind' | 'spentBy' | 'till' | 'paidBy' | 'borneBy',
): string {
  // A kind may be a whole purpose of payment, which goes into the comment.
  const limit = field === 'expenseKind' ? TEXT_LIMITS.comment : TEXT_LIMITS.name;
  const text = row.text(field, limit);
  return isNoAnswer(text) ? '' : text;
}

/** «Нет» and «компания» are nobody. */
function bearerOf(row: RowReader): string {
  const text = given(row, 'borneBy');
  const words = wordsOf(text);
  return answerOf(words) === false || COMPANY_WORDS.includes(words) ? '' : text;
}

function dayOf(row: RowReader, { today, zone }: DraftRules, refusals: string[]): Day | null {
  const cell = row.cell('spentOn');
  const near = addDays(today, -HALF_YEAR);
  const read = cell === null ? null : readDay(cell, row.dayRules('spentOn', { zone, near }));
  if (!read) {
    refusals.push(cell === null ? EXPENSE_NOTES.noDay : unreadDay(cellText(cell)));
    return null;
  }
  if (read.day > today) refusals.push(dayAhead(formatDay(read.day)));
  if (read.isYearGuessed) row.doubt('spentOn', EXPENSE_NOTES.yearGuessed);
  if (row.isOrderOpen('spentOn')) row.doubt('spentOn', IMPORT_NOTES.orderOpen);
  return read.day;
}

function amountOf(row: RowReader, refusals: string[]): Kopecks | null {
  const cell = row.cell('amount');
  if (cell === null) {
    refusals.push(EXPENSE_NOTES.noAmount);
    return null;
  }
  let unread = '';
  const amount = row.amount('amount', 'price', (text) => {
    unread = withoutMinus(cell) === null ? unreadAmount(text) : EXPENSE_NOTES.negative;
    return unread;
  });
  if (amount === null) refusals.push(unread);
  else if (amount === 0) refusals.push(EXPENSE_NOTES.zero);
  else if (row.signs === 'minus' && withoutMinus(cell) === null) {
    refusals.push(EXPENSE_NOTES.positive);
  } else if (row.signs === 'mixed') row.doubt('price', EXPENSE_NOTES.mixedSigns);
  return amount;
}

function carOf(row: RowReader) {
  const texts = (['licensePlate', 'car'] as const).map((field) =>
    row.text(field, TEXT_LIMITS.name),
  );
  const written = texts.filter((text) => !isNoAnswer(text)).join(' ');
  if (written === '') return { car: { plate: '', name: '' }, carWritten: '' };
  const words = carWords(row);
  const { plate, brand, model } = words;
  if (isRewritten(words)) row.doubt('car', plateRepaired(words.plateWritten, plate));
  const name = [brand, model].filter((word) => !isNoAnswer(word)).join(' ');
  return { car: { plate: isNoAnswer(plate) ? '' : plate, name }, carWritten: written };
}

/** Reads an expense; in a cash book a row without a sum is money received. */
export function draftExpense(
  row: RowReader,
  number: number,
  { today, zone, isCashBook }: DraftRules & { readonly isCashBook: boolean },
): ExpenseDraft {
  const refusals: string[] = [];
  const day = dayOf(row, { today, zone }, refusals);
  const amount = amountOf(row, refusals);
  const kind = given(row, 'expenseKind');
  const comment = row.text('notes', TEXT_LIMITS.comment);
  const who = given(row, 'spentBy');
  const { car, carWritten } = carOf(row);
  const till = given(row, 'till');
  const shown =
    amount === null ? cellText(row.cell('amount')) : formatExactRoubles(toRoubles(amount));
  const title = [
    day ? formatDay(day) : cellText(row.cell('spentOn')),
    shown,
    kind || comment || who,
    carWritten,
  ];
  return {
    row: number,
    day,
    amount,
    kind,
    comment,
    who,
    till,
    method: given(row, 'paidBy'),
    borneBy: bearerOf(row),
    car,
    carWritten,
    hasCars: row.has('car') || row.has('licensePlate'),
    refusals,
    isNotSpent: isCashBook && (amount === 0 || row.cell('amount') === null),
    notes: row.notes.filter((note) => !refusals.includes(note)),
    doubts: row.doubts,
    title: title.filter(Boolean).join(' · ').slice(0, TEXT_LIMITS.name),
  };
}
