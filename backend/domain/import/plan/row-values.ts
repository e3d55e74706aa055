import {
  IMPORT_VALUES,
  type ImportRow,
  type ImportValue,
  type ImportValueName,
} from '@schema/import';
import { cancelledText, LIVE_STATUS, markedText } from '@schema/texts/files/import-values';
import { formatExactRoubles, type Kopecks, toRoubles } from '@schema/values/money/money';
import { formatPhone } from '@schema/values/people/phone';
import { dayOf, formatDay, timeOf } from '@schema/values/time/calendar';
import type { BookingDraft } from './booking-draft';
import type { BookingWrite, CarWrite } from './import-plan';

type Texts = Partial<Record<ImportValueName, string | null>>;

/** A row that writes nothing. */
export const bareRow = (row: Omit<ImportRow, 'values' | 'doubts'>): ImportRow => ({
  ...row,
  values: [],
  doubts: [],
});

/** The values in the order of the report, doubtful ones first; null: no value. */
export function inReport(
  texts: Texts,
  doubts: ReadonlySet<ImportValueName>,
): Pick<ImportRow, 'values' | 'doubts'> {
  const values: ImportValue[] = IMPORT_VALUES.flatMap((name) => {
    const text = texts[name] ?? null;
    // Includes an unreadable value.
    return text === null && !doubts.has(name) ? [] : [{ name, text: text ?? '' }];
  });
  const isDoubtful = ({ name }: ImportValue) => doubts.has(name);
  const first = values.filter(isDoubtful);
  return {
    values: [...first, ...values.filter((value) => !isDoubtful(value))],
    doubts: first.map(({ name }) => name),
  };
}

export const moneyText = (amount: Kopecks | null): string =>
  amount === null ? '' : formatExactRoubles(toRoubles(amount));

const momentText = (moment: Date, zone: string) =>
  `${formatDay(dayOf(moment, zone))} ${timeOf(moment, zone)}`;

function statusText(write: BookingWrite, zone: string): string {
  const { cancelledAt, returnedAt, handedOverAt } = write;
  if (cancelledAt) return cancelledText(momentText(cancelledAt, zone));
  const marked = returnedAt ?? handedOverAt;
  return marked ? markedText(returnedAt !== null, momentText(marked, zone)) : LIVE_STATUS;
}

interface TextsOf {
  readonly draft: BookingDraft;
  readonly car: string;
  /** Customer of the booking: the known customer with the phone. */
  readonly customer: string;
  readonly zone: string;
}

/** Every value of a booking to write. */
export function bookingTexts(write: BookingWrite, { draft, car, customer, zone }: TextsOf): Texts {
  const { phone, email } = draft.customer;
  const { startDate, endDate, terms, opening } = write;
  return {
    car: write.carId === null ? '' : car,
    customer,
    phone: phone ? formatPhone(phone) : (write.rawCustomerPhone ?? ''),
    email,
    start: startDate ? momentText(startDate, zone) : (write.rawStartDate ?? ''),
    end: endDate ? momentText(endDate, zone) : (write.rawEndDate ?? ''),
    price: moneyText(terms.totalPrice),
    deposit: terms.depositAmount ? moneyText(terms.depositAmount) : null,
    paid: opening && opening.paid > 0 ? moneyText(opening.paid) : null,
    depositHeld: opening && opening.held > 0 ? moneyText(opening.held) : null,
    status: statusText(write, zone),
    source: write.source,
    notes: terms.notes,
  };
}

/** Every value of a car to add. */
export function carTexts(car: Omit<CarWrite, 'ref'>): Texts {
  return {
    car: `${car.brand} ${car.model} ${car.licensePlate}`,
    year: car.year === null ? null : String(car.year),
    color: car.color,
    deposit: moneyText(car.depositAmount),
    pricePerDay: moneyText(car.pricePerDay),
    notes: car.description,
  };
}
