import type { ImportField } from '@schema/import';
import {
  EXPENSE_CAPTIONS,
  EXPENSE_WORDS,
  INCOME_WORDS,
} from '@schema/texts/files/import-table-words';
import { haveWord, meaningsOf } from './guess-column';
import { guessColumns, type TableBody } from './guess-columns';

/** Headings of a rental, which no table of expenses has. */
const OF_RENTAL: readonly ImportField[] = [
  'startDate',
  'startTime',
  'endDate',
  'endTime',
  'period',
  'days',
  'pricePerDay',
  'customer',
  'phone',
  'email',
  'deposit',
  'paid',
];

const isOfRental = (title: string) => {
  const field = meaningsOf(title, 'bookings')[0]?.field;
  return field !== undefined && OF_RENTAL.includes(field) && !meaningsOf(title, 'expenses')[0];
};

/** Whether the headings, or the caption, have a word of expenses, and the headings no rental. */
function isSpending({ titles, caption = [] }: TableBody): boolean {
  const isCaptioned = haveWord(caption, EXPENSE_CAPTIONS) && !haveWord(caption, INCOME_WORDS);
  return (isCaptioned || haveWord(titles, EXPENSE_WORDS)) && !titles.some(isOfRental);
}

/** Whether a table has expenses beside money received or a balance. */
export const isCashBook = (body: TableBody): boolean =>
  isSpending(body) && haveWord(body.titles, INCOME_WORDS);

/**
 * Whether a table is a list of expenses: a day, a sum and a word of expenses. Where the table calls
 * itself expenses, its sum may have an unknown heading, which is then asked.
 */
export function isExpenses(body: TableBody): boolean {
  if (!isSpending(body) || haveWord(body.titles, INCOME_WORDS)) return false;
  const fields = guessColumns(body, 'expenses');
  const cars = guessColumns(body, 'cars');
  const isFleet = cars.includes('brand') || cars.includes('model');
  const { titles, caption = [] } = body;
  const hasSum = fields.includes('amount') || haveWord([...titles, ...caption], EXPENSE_CAPTIONS);
  return fields.includes('spentOn') && hasSum && !isFleet;
}
