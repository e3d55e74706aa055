import type { Em } from '@backend/store/em';
import { readCount, readInstant } from '@backend/store/sql/read-as';
import {
  allOf,
  beginsWith,
  expressionOf,
  holds,
  inCodeOrder,
  maxOf,
  part,
  type SqlPart,
  singleValue,
} from '@backend/store/sql/sql-part';
import { columnsOf } from '@backend/store/sql/tables';
import { reading, rowsOf } from '@backend/store/sql/typed-read';
import { CUSTOMER_SEARCH } from '@schema/constants/search';
import type { CustomerDetails } from '@schema/fields/customer-fields';
import { firstWords, foldForSearch, searchTerms } from '@schema/values/words/search';
import { foundCustomers } from '../bookings/booking-search-sql';
import { live } from '../fleet/claim-sql';
import { CUSTOMER } from './customer-columns';

export interface CustomerRecord extends CustomerDetails {
  readonly id: number;
  readonly createdAt: Date;
  /** Complete bookings, cancelled ones included. */
  readonly bookingsCount: number;
  /** Pickup of the latest booking that is not cancelled; null without any. */
  readonly lastBookingAt: Date | null;
}

const customers = (em: Em) =>
  reading(em)
    .selectFrom('customers as c')
    .select('c.id')
    .select(CUSTOMER)
    .select(({ ref, selectFrom, fn }) => [
      readInstant(ref('c.created_at')).as('createdAt'),
      // Bookings are counted by their index.
      readCount(
        singleValue(
          selectFrom('bookings as b')
            .select(fn.countAll().as('count'))
            .whereRef('b.customer_id', '=', 'c.id')
            .where((b) => b.ref('b.is_complete')),
        ),
      ).as('bookingsCount'),
      readInstant(
        singleValue(
          selectFrom('bookings as b')
            .select((b) => maxOf(b.ref('b.start_date')).as('latest'))
            .whereRef('b.customer_id', '=', 'c.id')
            .where(live('b')),
        ),
      ).as('lastBookingAt'),
    ]);

const byName = (em: Em) =>
  expressionOf(part(inCodeOrder(em, columnsOf<'customers'>('c')('search_text'))));

/** All customers by name; one statement. */
export function loadCustomers(em: Em): Promise<CustomerRecord[]> {
  return rowsOf(em, customers(em).orderBy(byName(em)).orderBy('c.id'));
}

export async function loadCustomer(em: Em, id: number): Promise<CustomerRecord | null> {
  const [customer] = await rowsOf(em, customers(em).where('c.id', '=', id));
  return customer ?? null;
}

/** These customers, unordered; one statement. */
export function loadCustomersOf(em: Em, ids: readonly number[]): Promise<CustomerRecord[]> {
  return rowsOf(em, customers(em).where('c.id', 'in', ids));
}

export interface CustomerPage {
  readonly items: readonly CustomerRecord[];
  readonly total: number;
}

/** One page of the customers by name, searched and counted by the database: two statements. */
export async function loadCustomerPage(
  em: Em,
  { search, window }: { search: string; window: { limit: number; offset: number } },
): Promise<CustomerPage> {
  const found = expressionOf(foundCustomers(em, search));
  // The page is selected first, so that bookings are counted only for its customers.
  const page = reading(em)
    .selectFrom('customers as c')
    .select('c.id')
    .where(found)
    .orderBy(byName(em))
    .orderBy('c.id')
    .limit(window.limit)
    .offset(window.offset);
  const counted = reading(em)
    .selectFrom('customers as c')
    .select(({ fn }) => readCount(fn.countAll()).as('total'))
    .where(found);
  const [items, [row]] = await Promise.all([
    rowsOf(em, customers(em).where('c.id', 'in', page).orderBy(byName(em)).orderBy('c.id')),
    rowsOf(em, counted),
  ]);
  return { items, total: Number(row?.total ?? 0) };
}

/**
 * The customers `c` that match a partial input, and the rank of each match: 0 is the most likely.
 * Null: the input is too short.
 */
export function likelyCustomers(em: Em, query: string): { where: SqlPart; rank: SqlPart } | null {
  const terms = searchTerms(query);
  if (!terms) return null;
  const { text, digits, start } = terms;
  if (digits !== null) {
    if (digits.length < CUSTOMER_SEARCH.minDigits) return null;
    const begins = beginsWith(em, 'c.phone', start ?? digits);
    return {
      where: foundCustomers(em, query),
      rank: part(`case when c.phone like ? then 0 when ${begins.sql} then 1 else 2 end`, [
        `%${digits}`,
        ...begins.params,
      ]),
    };
  }
  if (text.length < CUSTOMER_SEARCH.minLetters) return null;
  const words = firstWords(foldForSearch(text).split(/\s+/));
  const begins = beginsWith(em, 'c.search_text', text);
  const word = holds(em, 'c.search_text', ` ${text}`);
  return {
    where: allOf(...words.map((one) => holds(em, 'c.search_text', one))),
    rank: part(`case when ${begins.sql} then 0 when ${word.sql} then 1 else 2 end`, [
      ...begins.params,
      ...word.params,
    ]),
  };
}

/**
 * Customers matching a partial input: words of the name in any order, or digits of the phone,
 * preferably its last ones. Most likely first, then by latest rental; one statement, none when the
 * input is too short.
 */
export async function findCustomersLike(
  em: Em,
  query: string,
  limit: number,
): Promise<CustomerRecord[]> {
  const likely = likelyCustomers(em, query);
  if (!likely) return [];
  const { where, rank } = likely;
  const found = customers(em)
    .where(expressionOf(where))
    .orderBy(expressionOf(rank))
    .orderBy('lastBookingAt', (order) => order.desc().nullsLast())
    .orderBy('c.id', 'desc')
    .limit(limit);
  return rowsOf(em, found);
}
