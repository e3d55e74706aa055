import type { Em } from '@backend/store/em';
import { prepared, type Slots } from '@backend/store/sql/prepared-read';
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
import { reading } from '@backend/store/sql/typed-read';
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

const allCustomers = prepared((em) => customers(em).orderBy(byName(em)).orderBy('c.id'));

/** All customers by name; one statement. */
export const loadCustomers = (em: Em): Promise<CustomerRecord[]> => allCustomers(em, {});

const customerOf = prepared((em, { id }: Slots<{ id: number }>) =>
  customers(em).where('c.id', '=', id),
);

export async function loadCustomer(em: Em, id: number): Promise<CustomerRecord | null> {
  const [customer] = await customerOf(em, { id });
  return customer ?? null;
}

const customersOf = prepared((em, { ids }: Slots<{ ids: readonly number[] }>) =>
  customers(em).where('c.id', 'in', ids),
);

/** These customers, unordered; one statement. */
export const loadCustomersOf = (em: Em, ids: readonly number[]): Promise<CustomerRecord[]> =>
  customersOf(em, { ids });

export interface CustomerPage {
  readonly items: readonly CustomerRecord[];
  readonly total: number;
}

type Page = Slots<{ found: SqlPart; limit: number; offset: number }>;

/** The page is selected first, so that bookings are counted only for its customers. */
const pageWhere = prepared((em, { found, limit, offset }: Page) => {
  const page = reading(em)
    .selectFrom('customers as c')
    .select('c.id')
    .where(found)
    .orderBy(byName(em))
    .orderBy('c.id')
    .limit(limit)
    .offset(offset);
  return customers(em).where('c.id', 'in', page).orderBy(byName(em)).orderBy('c.id');
});

const countedWhere = prepared((em, { found }: Slots<{ found: SqlPart }>) =>
  reading(em)
    .selectFrom('customers as c')
    .select(({ fn }) => readCount(fn.countAll()).as('total'))
    .where(found),
);

/** One page of the customers by name, searched and counted by the database: two statements. */
export async function loadCustomerPage(
  em: Em,
  { search, window }: { search: string; window: { limit: number; offset: number } },
): Promise<CustomerPage> {
  const found = foundCustomers(em, search);
  const { limit, offset } = window;
  const [items, [row]] = await Promise.all([
    pageWhere(em, { found, limit, offset }),
    countedWhere(em, { found }),
  ]);
  return { items, total: row?.total ?? 0 };
}

/**
 * The customers `c` that match a partial input, and the rank of each match: 0 is the most likely.
 * Null for a too short input.
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

const likeliest = prepared(
  (em, { where, rank, limit }: Slots<{ where: SqlPart; rank: SqlPart; limit: number }>) =>
    customers(em)
      .where(where)
      .orderBy(rank)
      .orderBy('lastBookingAt', (order) => order.desc().nullsLast())
      .orderBy('c.id', 'desc')
      .limit(limit),
);

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
  return likely ? likeliest(em, { ...likely, limit }) : [];
}
