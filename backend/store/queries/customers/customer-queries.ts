import { type Em, engineOf } from '@backend/store/em';
import {
  instantColumns,
  instantSql,
  raw,
  toInstant,
  toInstantOrNull,
} from '@backend/store/sql/raw';
import {
  allOf,
  beginsWith,
  EVERY,
  holds,
  inCodeOrder,
  part,
  type SqlPart,
} from '@backend/store/sql/sql-part';
import { CUSTOMER_SEARCH } from '@schema/constants/search';
import type { CustomerDetails } from '@schema/fields/customer-fields';
import { firstWords, foldForSearch, searchTerms } from '@schema/values/words/search';
import { foundCustomers } from '../bookings/booking-search-sql';
import { isLive } from '../fleet/claim-sql';

/** The columns of a customer `c`, under their API names; the phone is '+7XXXXXXXXXX'. */
export const CUSTOMER_COLUMNS = `c.full_name as "fullName", '+' || c.phone as "phone", c.email`;

export interface CustomerRecord extends CustomerDetails {
  readonly id: number;
  readonly createdAt: Date;
  /** Complete bookings, cancelled ones included. */
  readonly bookingsCount: number;
  /** Pickup of the latest booking that is not cancelled; null without any. */
  readonly lastBookingAt: Date | null;
}

type Row = Omit<CustomerRecord, 'createdAt' | 'bookingsCount' | 'lastBookingAt'> & {
  createdAt: number;
  bookingsCount: number | string;
  lastBookingAt: number | null;
};

interface CustomersQuestion {
  /** Over `c`. */
  readonly where: SqlPart;
  /** End of the statement; over `c` and the selected columns. */
  readonly tail: SqlPart;
}

/** One statement; bookings are counted by their index. */
async function loadWhere(em: Em, { where, tail }: CustomersQuestion): Promise<CustomerRecord[]> {
  const latest = `(select max(b.start_date) from bookings b
    where b.customer_id = c.id and ${isLive('b')})`;
  const rows = await raw<Row>(
    em,
    `select c.id, ${CUSTOMER_COLUMNS},
       ${instantColumns(em, 'c', { createdAt: 'created_at' })},
       (select count(*) from bookings b
         where b.customer_id = c.id and b.is_complete) as "bookingsCount",
       ${instantSql(engineOf(em), latest)} as "lastBookingAt"
     from customers c where ${where.sql} ${tail.sql}`,
    [...where.params, ...tail.params],
  );
  return rows.map((row) => ({
    ...row,
    createdAt: toInstant(row.createdAt),
    bookingsCount: Number(row.bookingsCount),
    lastBookingAt: toInstantOrNull(row.lastBookingAt),
  }));
}

const byName = (em: Em) => `order by ${inCodeOrder(em, 'c.search_text')}, c.id`;

/** All customers by name; one statement. */
export function loadCustomers(em: Em): Promise<CustomerRecord[]> {
  return loadWhere(em, { where: EVERY, tail: part(byName(em)) });
}

export async function loadCustomer(em: Em, id: number): Promise<CustomerRecord | null> {
  const [customer] = await loadWhere(em, { where: part('c.id = ?', [id]), tail: part('') });
  return customer ?? null;
}

/** These customers, unordered; one statement. */
export function loadCustomersOf(em: Em, ids: readonly number[]): Promise<CustomerRecord[]> {
  const places = ids.map(() => '?').join(', ');
  return loadWhere(em, { where: part(`c.id in (${places})`, ids), tail: part('') });
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
  const found = foundCustomers(em, search);
  // The page is selected first, so that bookings are counted only for its customers.
  const where = part(
    `c.id in (select c.id from customers c where ${found.sql} ${byName(em)} limit ? offset ?)`,
    [...found.params, window.limit, window.offset],
  );
  const [items, [row]] = await Promise.all([
    loadWhere(em, { where, tail: part(byName(em)) }),
    raw<{ total: number | string }>(
      em,
      `select count(*) as "total" from customers c where ${found.sql}`,
      found.params,
    ),
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
  return loadWhere(em, {
    where,
    tail: part(`order by ${rank.sql}, "lastBookingAt" desc nulls last, c.id desc limit ?`, [
      ...rank.params,
      limit,
    ]),
  });
}
