import type { Em } from '@backend/store/em';
import { anyOf, beginsWith, EVERY, holds, part, type SqlPart } from '@backend/store/sql-part';
import { searchTerms } from '@schema/values/words/search';

type Terms = NonNullable<ReturnType<typeof searchTerms>>;

/** Does a customer `c` answer the terms: by name or e-mail, by the digits of the phone? */
function customerAnswers(em: Em, { text, digits, start }: Terms): SqlPart {
  return anyOf(
    holds(em, 'c.search_text', text),
    ...(digits === null ? [] : [holds(em, 'c.phone', digits)]),
    ...(start === null ? [] : [beginsWith(em, 'c.phone', start)]),
  );
}

/** Does a car `k` answer the terms: by title, subtitle or plate, by the digits of the plate? */
function carAnswers(em: Em, { text, digits, start }: Terms): SqlPart {
  return anyOf(
    holds(em, 'k.search_text', text),
    ...(digits === null ? [] : [holds(em, 'k.plate_digits', digits)]),
    ...(start === null ? [] : [beginsWith(em, 'k.plate_digits', start)]),
  );
}

/** Which customers `c` a search finds: `matchesSearch` in the database (requirements.md, L11). */
export function foundCustomers(em: Em, query: string): SqlPart {
  const terms = searchTerms(query);
  return terms ? customerAnswers(em, terms) : EVERY;
}

/**
 * Which bookings `b` a search box finds, by their customer or their car. The customers and the cars
 * are looked through once, not once per booking.
 */
export function foundBookings(em: Em, query: string): SqlPart {
  const terms = searchTerms(query);
  if (!terms) return EVERY;
  const customers = customerAnswers(em, terms);
  const cars = carAnswers(em, terms);
  return anyOf(
    part(
      `b.customer_id in (select c.id from customers c where ${customers.sql})`,
      customers.params,
    ),
    part(`b.car_id in (select k.id from cars k where ${cars.sql})`, cars.params),
  );
}
