import { openTestDatabase, type TestDatabase } from '@backend/testing/database';
import { statementsOf } from '@backend/testing/statements';
import { kopecks } from '@schema/values/money/money';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Booking } from '../entities/booking.entity';
import { ENTITIES } from '../entities/entities';
import { Car } from '../entities/fleet/car.entity';
import type { Em, Store } from '../open-store';
import { addCar, addCustomer, hour, hours, insertBooking } from '../testing/sample';
import { prepared, type Slots } from './prepared-read';
import { raw } from './raw';
import { readCount, readFlag, readInstant, readKopecks } from './read-as';
import { EVERY, maxOf, part, type SqlPart } from './sql-part';
import { reading, rowsOf } from './typed-read';

interface Column {
  readonly table: string;
  readonly name: string;
  readonly isNullable: boolean;
}

/** Entities whose column types are inferred (InferKyselyDB of the ORM). */
interface Options {
  readonly fieldName?: string;
  readonly kind?: string;
  readonly owner?: boolean;
  readonly nullable?: boolean;
}

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Read before a store is opened: the ORM then extends the options. */
const INFERRED = ENTITIES.flatMap(({ meta }) =>
  Object.entries(meta.properties as Record<string, Options>).flatMap(
    ([property, options]): Column[] => {
      const { fieldName, kind, owner = false, nullable: isNullable = false } = options;
      // The types have no column of a 1:1 reference unless it is declared the owner.
      if (kind === '1:1' && !owner) return [];
      const name = fieldName ?? snakeCase(property) + (kind?.endsWith(':1') ? '_id' : '');
      return [{ table: meta.tableName, name, isNullable }];
    },
  ),
);

let database: TestDatabase;
let store: Store;
beforeAll(async () => {
  database = await openTestDatabase();
  store = database.store;
});
afterAll(() => database.close());

async function realColumns(em: Em): Promise<Column[]> {
  const rows = await raw<Omit<Column, 'isNullable'> & { isNullable: unknown }>(
    em,
    store.engine === 'sqlite'
      ? `select t.name as "table", c.name, c."notnull" = 0 and c.pk = 0 as "isNullable"
         from sqlite_schema t, pragma_table_info(t.name) c
         where t.type = 'table' and t.name not like 'sqlite_%'`
      : `select table_name as "table", column_name as "name", is_nullable = 'YES' as "isNullable"
         from information_schema.columns where table_schema = current_schema()`,
  );
  return rows
    .filter(({ table }) => table !== 'schema_migrations')
    .map((row) => ({ ...row, isNullable: Boolean(row.isNullable) }));
}

const named = (columns: readonly Column[]) =>
  columns.map(({ table, name, isNullable }) => `${table}.${name}${isNullable ? '?' : ''}`).sort();

test('the types have the columns of the database', async () => {
  expect(named(INFERRED)).toEqual(named(await realColumns(store.fork())));
});

async function addBooking(depositKopecks = kopecks(100_000_000_000)): Promise<number> {
  const [car, customer] = [await addCar(store), await addCustomer(store)];
  return store.write(store.fork(), async (em) => {
    const id = await insertBooking(em, { car, customer, ...hours(10, 20) });
    await em.nativeUpdate(Booking, { id }, { depositKopecks });
    return id;
  });
}

const bookings = (em: Em) =>
  reading(em)
    .selectFrom('bookings as b')
    .select(({ ref }) => [
      readInstant(ref('b.start_date')).as('startDate'),
      readInstant(ref('b.returned_at')).as('returnedAt'),
      readKopecks(ref('b.deposit_kopecks')).as('deposit'),
      readFlag(ref('b.is_complete')).as('isComplete'),
    ]);

const expected = {
  startDate: hour(10),
  returnedAt: null,
  deposit: 100_000_000_000,
  isComplete: true,
};

describe('a built statement', () => {
  test('gives instants, kopecks, counts and flags', async () => {
    const id = await addBooking();
    const em = store.fork();
    expect(await rowsOf(em, bookings(em).where('b.id', '=', id))).toEqual([expected]);
    const counted = reading(em)
      .selectFrom('bookings as b')
      .select(({ ref, fn }) => [
        readCount(fn.countAll()).as('count'),
        readKopecks(fn.sum('b.deposit_kopecks')).as('deposit'),
        readInstant(maxOf(ref('b.start_date'))).as('latest'),
      ])
      .where('b.id', '=', id);
    expect(await rowsOf(em, counted)).toEqual([
      { count: 1, deposit: 100_000_000_000, latest: hour(10) },
    ]);
  });

  test('binds instants, flags, texts with question marks and whole numbers', async () => {
    const id = await addBooking();
    const em = store.fork();
    const found = bookings(em)
      .select(({ val }) => [val('?').as('mark'), sql<number>`${7} / ${2}`.as('half')])
      .where('b.start_date', '=', hour(10))
      .where('b.is_complete', '=', true)
      .where('b.id', 'in', [id]);
    expect(await rowsOf(em, found)).toEqual([{ ...expected, mark: '?', half: 3 }]);
  });

  test('is one statement in the transaction of its caller', async () => {
    const seen = await statementsOf(store, () =>
      store.write(store.fork(), async (em) => {
        const car = em.create(Car, {
          brand: 'Kia',
          model: 'Rio',
          licensePlate: 'А001АА77',
          sortOrder: 900,
          depositKopecks: kopecks(0),
          createdAt: hour(0),
        });
        await em.flush();
        const cars = reading(em).selectFrom('cars').select('id').where('id', '=', car.id);
        expect(await rowsOf(em, cars)).toEqual([{ id: car.id }]);
      }),
    );
    expect(seen.filter((statement) => statement.startsWith('select id from cars'))).toHaveLength(1);
  });

  test('converts in a union, and refuses to in a subquery', async () => {
    const id = await addBooking();
    const em = store.fork();
    const one = bookings(em).where('b.id', '=', id);
    expect(await rowsOf(em, one.unionAll(one))).toEqual([expected, expected]);
    const nested = reading(em).selectFrom(one.as('b')).select('b.startDate');
    expect(() => nested.compile()).toThrow('outermost');
  });
});

type Compared = {
  readonly id: number;
  readonly start: Date;
  readonly isComplete: boolean;
  readonly returnedAt: Date | null;
};

type Found = {
  readonly ids: readonly number[];
  readonly where: SqlPart;
  readonly order: SqlPart;
};

describe('a prepared statement', () => {
  test('runs with the values of each call', async () => {
    const [first, second] = [await addBooking(), await addBooking(kopecks(5))];
    const depositOf = prepared((em, { id, until }: Slots<{ id: number; until: Date }>) =>
      reading(em)
        .selectFrom('bookings as b')
        .select(({ ref }) => readKopecks(ref('b.deposit_kopecks')).as('deposit'))
        .where('b.id', '=', id)
        .where('b.start_date', '<', until),
    );
    const em = store.fork();
    expect(await depositOf(em, { id: first, until: hour(11) })).toEqual([
      { deposit: 100_000_000_000 },
    ]);
    expect(await depositOf(em, { id: second, until: hour(11) })).toEqual([{ deposit: 5 }]);
    expect(await depositOf(em, { id: second, until: hour(10) })).toEqual([]);
  });

  test('takes instants, flags and null like a built one', async () => {
    const id = await addBooking();
    const found = prepared((em, { id, start, isComplete, returnedAt }: Slots<Compared>) =>
      bookings(em)
        .where('b.id', '=', id)
        .where('b.start_date', '=', start)
        .where('b.is_complete', '=', isComplete)
        .where(({ eb, or }) =>
          or([eb('b.returned_at', '=', returnedAt), eb('b.end_date', '>', start)]),
        ),
    );
    const isNull = prepared((em, { returnedAt }: Slots<{ returnedAt: Date | null }>) =>
      bookings(em).where('b.returned_at', '=', returnedAt),
    );
    const em = store.fork();
    const asked = { id, start: hour(10), isComplete: true, returnedAt: null };
    expect(await found(em, asked)).toEqual([expected]);
    expect(await found(em, { ...asked, isComplete: false })).toEqual([]);
    expect(await isNull(em, { returnedAt: null })).toEqual([]);
  });

  test('takes lists and pieces of SQL of any length', async () => {
    const ids = [await addBooking(), await addBooking(), await addBooking()];
    const idsOf = prepared((em, { ids, where, order }: Slots<Found>) =>
      reading(em)
        .selectFrom('bookings as b')
        .select('b.id')
        .where('b.id', 'in', ids)
        .where(where)
        .where('b.id', '>', 0)
        .modifyEnd(order),
    );
    const em = store.fork();
    const latestFirst = part('order by b.id desc limit ?', [2]);
    const found = async (asked: Found) => (await idsOf(em, asked)).map(({ id }) => id);
    expect(await found({ ids, where: EVERY, order: latestFirst })).toEqual([ids[2], ids[1]]);
    const where = part('b.id in (?, ?)', ids.slice(0, 2));
    expect(await found({ ids, where, order: latestFirst })).toEqual([ids[1], ids[0]]);
    expect(await found({ ids: ids.slice(1, 2), where, order: part('') })).toEqual([ids[1]]);
  });

  test('takes its values by name only', async () => {
    const careless = prepared((em, { id, ...others }: Slots<{ id: number; until: Date }>) =>
      bookings(em).where('b.id', '=', id).where('b.start_date', '<', others.until),
    );
    await expect(async () => careless(store.fork(), { id: 1, until: hour(1) })).rejects.toThrow(
      'by name',
    );
  });
});
