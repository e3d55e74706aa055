import { TEXT_LIMITS } from '@schema/constants';
import { CUSTOMER_FIELDS, type CustomerDetails } from '@schema/fields/customer-fields';
import type { ImportRow } from '@schema/import';
import {
  IMPORT_NOTES,
  nameDiffers,
  phoneRepaired,
  restOfPhone,
  sameAsRow,
  unreadEmail,
  unreadName,
  unreadPhone,
} from '@schema/texts/files/import-notes';
import { formatPhone } from '@schema/values/people/phone';
import { digitsOf } from '@schema/values/words/search';
import { readPhone } from '../cells/read-phone';
import { cellText } from '../cells/read-words';
import type { RowReader } from '../columns/row-reader';
import type { PeopleBook } from './people-book';
import { bareRow, inReport } from './row-values';

/** '0', '1 500,00', '—' */
const NUMBER_OR_DASH = /^[\d\s.,?_–—-]+$/u;
/** '#N/A', '#REF!', '#Н/Д' */
const FORMULA_ERROR = /^#[\p{L}/0]+[!?]?$/u;
const EMAIL = /^\S+@\S+\.\S+$/;

/** The customer of a row; the phone as digits, null when there is no valid one. */
interface PersonWords extends CustomerDetails {
  /** Phone as written. */
  readonly written: string;
  /** Text beside the phone. */
  readonly beside: string;
}

/** Name, phone and e-mail of a row; a corrected phone is noted. */
export function personWords(row: RowReader): PersonWords {
  const fullName = nameOf(row);
  const cell = row.cell('phone');
  const written = cellText(cell);
  const { phone, rest } = readPhone(cell);
  if (phone && isRepaired(written, phone, rest)) {
    row.doubt('phone', phoneRepaired(written, formatPhone(phone)));
  }
  const email = row.text('email', CUSTOMER_FIELDS.email.limit);
  if (email && !EMAIL.test(email)) row.doubt('email', unreadEmail(email));
  return { fullName, phone, written, beside: rest, email: EMAIL.test(email) ? email : null };
}

/** A number, a dash or a formula error is not a name. */
function nameOf(row: RowReader): string {
  const written = row.text('customer', TEXT_LIMITS.name);
  const isName = !NUMBER_OR_DASH.test(written) && !FORMULA_ERROR.test(written);
  if (written === '' || isName) return written;
  row.doubt('customer', unreadName(written));
  return '';
}

/** Punctuation, spaces and a leading 8 do not count as corrections. */
function isRepaired(written: string, phone: string, rest: string): boolean {
  const digits = digitsOf(written);
  return rest === '' && (/e/i.test(written) || digits.slice(-10) !== phone.slice(-10));
}

/**
 * Plans one row of customers. An existing customer with the phone is unchanged; without a phone the
 * customer is matched by name and added as incomplete; an unreadable phone is refused, because it
 * may be a different person's.
 */
export function planCustomer(
  row: RowReader,
  number: number,
  book: { readonly people: PeopleBook; readonly rowOf: Map<number, number> },
): ImportRow {
  const { fullName, phone, written, beside, email } = personWords(row);
  const { notes } = row;
  const title = [fullName, phone ? formatPhone(phone) : written, email].filter(Boolean).join(' · ');
  const outcome = (fate: ImportRow['fate'], said: readonly string[]): ImportRow => {
    const bare = bareRow({ row: number, fate, title, notes: said });
    const isWritten = fate === 'new' || fate === 'repaired' || fate === 'incomplete';
    const texts = { customer: fullName, phone: phone ? formatPhone(phone) : '', email };
    return isWritten ? { ...bare, ...inReport(texts, row.doubts) } : bare;
  };
  const known = fullName || phone ? book.people.find(fullName, phone) : undefined;
  if (known && (phone !== null || written === '')) {
    const before = book.rowOf.get(known.id);
    const there = phone ? IMPORT_NOTES.customerExists : IMPORT_NOTES.customerNameExists;
    const differs = fullName && known.fullName !== fullName ? [nameDiffers(known.fullName)] : [];
    return outcome('same', [before === undefined ? there : sameAsRow(before), ...differs]);
  }
  if (!fullName) return outcome('refused', [IMPORT_NOTES.noCustomer]);
  if (!phone && written !== '') return outcome('refused', [unreadPhone(written)]);
  if (beside) row.doubt('phone', restOfPhone(beside));
  const { id } = book.people.add({ fullName, phone, email });
  book.rowOf.set(id, number);
  if (!phone) row.doubts.add('phone');
  if (!phone) return outcome('incomplete', [IMPORT_NOTES.noPhone, ...notes]);
  return outcome(notes.length > 0 ? 'repaired' : 'new', notes);
}
