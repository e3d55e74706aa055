import type { Em } from '@backend/store/em';
import { anyOf, beginsWith, EVERY, holds, part, type SqlPart } from '@backend/store/sql/sql-part';
import { columnsOf } from '@backend/store/sql/tables';
import { searchTerms } from '@schema/values/words/search';

const b = columnsOf<'bookings'>('b');
const c = columnsOf<'customers'>('c');
const k = columnsOf<'cars'>('k');
const s = columnsOf<'handover_sheets'>('s');

type Terms = NonNullable<ReturnType<typeof searchTerms>>;

/** Whether customer `c` matches the terms: by name or e-mail, or by the digits of the phone. */
function customerAnswers(em: Em, { text, digits, start }: Terms): SqlPart {
  return anyOf(
    holds(em, c('search_text'), text),
    ...(digits === null ? [] : [holds(em, c('phone'), digits)]),
    ...(start === null ? [] : [beginsWith(em, c('phone'), start)]),
  );
}

/** Whether car `k` matches the terms: by title, subtitle or plate, or by the plate's digits. */
function carAnswers(em: Em, { text, digits, start }: Terms): SqlPart {
  return anyOf(
    holds(em, k('search_text'), text),
    ...(digits === null ? [] : [holds(em, k('plate_digits'), digits)]),
    ...(start === null ? [] : [beginsWith(em, k('plate_digits'), start)]),
  );
}

/** The customers `c` found by a search: `matchesSearch` in SQL (requirements.md, L11). */
export function foundCustomers(em: Em, query: string): SqlPart {
  const terms = searchTerms(query);
  return terms ? customerAnswers(em, terms) : EVERY;
}

/** The handover sheets `s` found by a search, by the customer of the booking or the inspected car. */
export function foundSheets(em: Em, query: string): SqlPart {
  const terms = searchTerms(query);
  if (!terms) return EVERY;
  const customers = customerAnswers(em, terms);
  const cars = carAnswers(em, terms);
  return anyOf(
    part(
      `${s('booking_id')} in (select ${b('id')} from bookings b
         join customers c on ${c('id')} = ${b('customer_id')} where ${customers.sql})`,
      customers.params,
    ),
    part(`${s('car_id')} in (select ${k('id')} from cars k where ${cars.sql})`, cars.params),
  );
}

/**
 * The bookings `b` found by a search, by customer or car. Customers and cars are scanned once, not
 * once per booking.
 */
export function foundBookings(em: Em, query: string): SqlPart {
  const terms = searchTerms(query);
  if (!terms) return EVERY;
  const customers = customerAnswers(em, terms);
  const cars = carAnswers(em, terms);
  return anyOf(
    part(
      `${b('customer_id')} in (select ${c('id')} from customers c where ${customers.sql})`,
      customers.params,
    ),
    part(`${b('car_id')} in (select ${k('id')} from cars k where ${cars.sql})`, cars.params),
  );
}
