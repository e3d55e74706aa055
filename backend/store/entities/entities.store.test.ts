import type { ShownStatement } from '@backend/domain/analytics/shown-statement';
import { OFFICE_TILL } from '@backend/testing/data/office-till';
import { openTestDatabase, type TestDatabase } from '@backend/testing/database';
import { kopecks } from '@schema/values/money/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordChange } from '../change-log';
import { addFirstTills } from '../first-tills';
import type { Em, Store } from '../open-store';
import { isUniqueViolation } from '../store-errors';
import { addCar, addCustomer, hours, insertBooking, NOW } from '../testing/sample';
import { Session } from './access/session.entity';
import { User } from './access/user.entity';
import { Booking } from './booking.entity';
import { ChangeLog } from './change-log.entity';
import { Customer } from './customer.entity';
import { ENTITIES } from './entities';
import { Car } from './fleet/car.entity';
import { CarAnalysis } from './fleet/car-analysis.entity';
import { CarDamage } from './fleet/car-damage.entity';
import { CarPhoto } from './fleet/car-photo.entity';
import { MileageReading } from './fleet/mileage-reading.entity';
import { Partner } from './fleet/partner.entity';
import { PartnerShare } from './fleet/partner-share.entity';
import { StatementLink } from './fleet/statement-link.entity';
import { Tariff } from './fleet/tariff.entity';
import { TariffGroup } from './fleet/tariff-group.entity';
import { HandoverSheet } from './handover/handover-sheet.entity';
import { SheetPhoto } from './handover/sheet-photo.entity';
import { Maintenance } from './maintenance.entity';
import { CashEntry } from './money/cash-entry.entity';
import { Paper } from './papers/paper.entity';
import { PaperLink } from './papers/paper-link.entity';
import { ReviewLink } from './reviews/review-link.entity';
import { ReviewLinkRequest } from './reviews/review-link-request.entity';
import { ReviewRequest } from './reviews/review-request.entity';
import { ReviewTemplate } from './reviews/review-template.entity';
import { Source } from './source.entity';

let database: TestDatabase;
let store: Store;
beforeAll(async () => {
  database = await openTestDatabase();
  store = database.store;
  await store.write(store.fork(), (em) => addFirstTills(em, NOW));
});
afterAll(() => database.close());

const write = <T>(job: (em: Em) => Promise<T>) => store.write(store.fork(), job);

async function addUser(login: string): Promise<number> {
  return write(async (em) => {
    const user = em.create(User, {
      login,
      passwordHash: 'hash',
      permissions: ['view_board', 'edit_bookings'],
      createdAt: NOW,
    });
    await em.flush();
    return user.id;
  });
}

/** A car and a customer with every kind of dependent row. */
async function fullHouse() {
  const [car, customer] = [await addCar(store), await addCustomer(store)];
  return write(async (em) => {
    const source = em.create(Source, { name: `Авито ${car}`, createdAt: NOW });
    await em.flush();
    const booking = await insertBooking(em, { car, customer, ...hours(10, 20) });
    em.create(CarPhoto, { car, url: '/photo.webp', sortOrder: 0 });
    const group = em.create(TariffGroup, { car, name: 'Лето', sortOrder: 0 });
    em.create(Tariff, { group, minDays: 1, pricePerDayKopecks: kopecks(1), sortOrder: 0 });
    em.create(Maintenance, {
      car,
      description: 'Масло',
      status: 'scheduled',
      ...hours(30, 31),
      costKopecks: kopecks(0),
      createdAt: NOW,
    });
    const author = { userId: 1, userLogin: 'admin', createdAt: NOW };
    em.create(MileageReading, { car, at: NOW, km: 10_000, ...author });
    em.create(CarDamage, {
      car,
      view: 'left',
      x: 500,
      y: 500,
      kind: 'scratch',
      size: 'small',
      ...author,
    });
    const ofSheet = { booking, car, side: 'out', ...author } as const;
    const sheet = { signatureWay: 'paper', signature: [], at: NOW } as const;
    em.create(HandoverSheet, { ...ofSheet, ...sheet, clientId: `sheet ${car}` });
    const paper = em.create(Paper, {
      kind: 'contract',
      year: 2026,
      number: car,
      booking,
      customer,
      customerName: 'Прохоров',
      carTitle: 'Kia',
      terms: TERMS,
      words: {},
      missing: [],
      fileKey: `paper-${car}.docx`,
      fileSize: 1,
      sha256: 'a'.repeat(64),
      userId: 1,
      userLogin: 'admin',
      issuedAt: NOW,
    });
    const ofLink = { codeHash: `hash ${car}`, createdAt: NOW, expiresAt: LATER };
    em.create(PaperLink, { paper, ...ofLink, views: 1 });
    const photo = { sheetClientId: `sheet ${car}`, angle: 'front', shotAt: NOW } as const;
    em.create(SheetPhoto, { ...ofSheet, ...photo, clientId: `photo ${car}`, photoKey: 'a.webp' });
    const partner = em.create(Partner, { name: 'Партнёр' });
    em.create(PartnerShare, { partner, car, shareMilliPercent: 12_500 });
    em.create(StatementLink, { partner, ...SENT_STATEMENT, ...ofLink, views: 0 });
    em.create(CarAnalysis, { car, shares: [{ title: 'Владелец', percent: 40 }] });
    const request = em.create(ReviewRequest, {
      booking,
      source,
      status: 'pending',
      scheduledAt: NOW,
      createdAt: NOW,
    });
    const link = em.create(ReviewLink, {
      codeHash: `hash ${car}`,
      source,
      createdAt: NOW,
      expiresAt: LATER,
    });
    em.create(ReviewLinkRequest, { link, request });
    await em.flush();
    return {
      car,
      customer,
      booking,
      source: source.id,
      partner: partner.id,
      paper: paper.id,
    };
  });
}

/** Row counts of every table, by entity name. */
async function counts(): Promise<Record<string, number>> {
  const em = store.fork();
  const rows: Record<string, number> = {};
  for (const entity of ENTITIES) rows[entity.meta.className] = await em.count(entity as typeof Car);
  return rows;
}

const LATER = new Date(NOW.getTime() + 1);

/** November without cars. */
const SENT_STATEMENT = {
  firstDay: '2026-11-01',
  lastDay: '2026-11-30',
  statement: {} as ShownStatement,
} as const;

const TERMS = {
  start: NOW.toISOString(),
  end: NOW.toISOString(),
  car: 'А123ВС799',
  customer: 'Прохоров',
  phone: null,
  price: kopecks(0),
  deposit: kopecks(0),
};

async function takenAlongBy(removal: (em: Em) => Promise<unknown>) {
  const before = await counts();
  await write(removal);
  const after = await counts();
  return Object.keys(before)
    .filter((name) => before[name] !== after[name])
    .sort();
}

describe('delete cascades', () => {
  test('from a car to its photos, prices, bookings, maintenance, shares and review requests', async () => {
    const { car } = await fullHouse();
    expect(await takenAlongBy((em) => em.nativeDelete(Car, car))).toEqual([
      'Booking',
      'Car',
      'CarAnalysis',
      'CarDamage',
      'CarPhoto',
      'HandoverSheet',
      'Maintenance',
      'MileageReading',
      // Updated, not deleted: the accruals of the bookings become 0, and the rental data stay.
      'MoneyAccrual',
      'MoneyBookingName',
      'PartnerShare',
      'ReviewLinkRequest',
      'ReviewRequest',
      'SheetPhoto',
      'Tariff',
      'TariffGroup',
    ]);
  });

  test('from a customer to the bookings and their review requests, but not to cars', async () => {
    const { customer } = await fullHouse();
    expect(await takenAlongBy((em) => em.nativeDelete(Customer, customer))).toEqual([
      'Booking',
      'Customer',
      'HandoverSheet',
      'MoneyAccrual',
      'MoneyBookingName',
      'ReviewLinkRequest',
      'ReviewRequest',
      'SheetPhoto',
    ]);
  });

  test('from a document to its links', async () => {
    const { paper } = await fullHouse();
    expect(await takenAlongBy((em) => em.nativeDelete(Paper, paper))).toEqual([
      'Paper',
      'PaperLink',
    ]);
  });

  test('from a user to the sessions, but not to records made by the user', async () => {
    const user = await addUser('Уходящий');
    const { car, customer } = await fullHouse();
    await write(async (em) => {
      em.create(Session, {
        tokenHash: 'token',
        user,
        createdAt: NOW,
        lastSeenAt: NOW,
        expiresAt: NOW,
      });
      const author = { userId: user, userLogin: 'Уходящий', tillId: OFFICE_TILL };
      em.create(CashEntry, { amountKopecks: kopecks(1), createdAt: NOW, ...author });
      em.create(Booking, { car, customer, ...hours(50, 60), createdAt: NOW, createdBy: user });
      await em.flush();
    });
    expect(await takenAlongBy((em) => em.nativeDelete(User, user))).toEqual(['Session', 'User']);
    expect(await store.fork().count(CashEntry, { userId: user, userLogin: 'Уходящий' })).toBe(1);
  });
});

describe('values are read back unchanged', () => {
  test.each([
    ['more kopecks than 32 bits hold', { depositKopecks: kopecks(100_000_000_000) }],
    [
      'quotes, backslashes, question marks, emoji',
      { description: `"' \\ ? ?? :x $1 %s 👩‍🔧 {"a":1} \u2028` },
    ],
    ['text that looks like SQL', { description: `'); drop table cars; --` }],
    ['lines, tabs and spaces at the ends', { description: '  a\r\n\tб  ' }],
    ['an empty text, which is not an absent one', { description: '' }],
    ['a moment to the millisecond, far ahead', { createdAt: new Date('2999-12-31T23:59:59.999Z') }],
    ['a moment before the epoch', { createdAt: new Date('1969-12-31T23:59:59.001Z') }],
  ])('%s', async (_name, fields) => {
    const id = await addCar(store);
    await write(async (em) => {
      Object.assign(await em.findOneOrFail(Car, id), fields);
    });
    expect(await store.fork().findOneOrFail(Car, id)).toMatchObject(fields);
  });

  test('lists and objects in JSON columns', async () => {
    const { car, customer } = await fullHouse();
    const breakdown = [
      {
        groupId: 1,
        groupName: 'Лето "2026"',
        days: 3,
        pricePerDay: kopecks(1),
        subtotal: kopecks(3),
      },
    ];
    const id = await write(async (em) => {
      const row = em.create(Booking, {
        car,
        customer,
        ...hours(70, 80),
        breakdown,
        createdAt: NOW,
      });
      await em.flush();
      return row.id;
    });
    expect((await store.fork().findOneOrFail(Booking, id)).breakdown).toEqual(breakdown);
  });
});

describe('a user', () => {
  test('is unique by login, ignoring case', async () => {
    await addUser('Администратор');
    const again = await addUser(' АДМИНИСТРАТОР').catch((error: unknown) => error);
    expect(isUniqueViolation(again)).toBe(true);
    expect(isUniqueViolation(again, 'users_login_key_unique')).toBe(true);
    expect(isUniqueViolation(again, 'cars_license_plate_unique')).toBe(false);
  });

  test('has a key that follows a renamed login', async () => {
    const id = await addUser('Пётр');
    await write(async (em) => {
      (await em.findOneOrFail(User, id)).login = 'ИРИНА';
    });
    expect((await store.fork().findOneOrFail(User, { loginKey: 'ирина' })).id).toBe(id);
  });
});

test('a source has one template, a template one source', async () => {
  const { source } = await fullHouse();
  const template = { source, message: 'Спасибо!', includeInQueue: true, updatedAt: NOW };
  await write(async (em) => em.insert(ReviewTemplate, template));
  await expect(write(async (em) => em.insert(ReviewTemplate, template))).rejects.toThrow();
});

test('the database refuses values that forms do not allow', async () => {
  const { car, source, paper, partner } = await fullHouse();
  const link = { paper, createdAt: NOW, expiresAt: LATER, views: 0 };
  const sent = { ...SENT_STATEMENT, partner, createdAt: NOW, expiresAt: LATER, views: 0 };
  const season = { car, name: 'Лето', sortOrder: 0 };
  const work = { car, description: 'x', ...hours(1, 2), createdAt: NOW };
  const refused: ((em: Em) => Promise<unknown>)[] = [
    (em) => em.insert(TariffGroup, { ...season, startMonth: 6 }),
    (em) =>
      em.insert(TariffGroup, { ...season, startMonth: 13, startDay: 1, endMonth: 1, endDay: 1 }),
    (em) =>
      em.insert(CashEntry, { amountKopecks: kopecks(0), createdAt: NOW, tillId: OFFICE_TILL }),
    (em) => em.insert(Maintenance, { ...work, status: 'lost' as 'done', costKopecks: kopecks(0) }),
    (em) => em.insert(Maintenance, { ...work, status: 'done', costKopecks: kopecks(-1) }),
    (em) =>
      em.insert(Maintenance, { ...work, ...hours(2, 1), status: 'done', costKopecks: kopecks(0) }),
    (em) => em.insert(Source, { name: '', createdAt: NOW }),
    (em) => em.insert(ReviewLink, { codeHash: 'x', source, createdAt: NOW, expiresAt: NOW }),
    (em) => em.insert(PaperLink, { ...link, codeHash: 'second' }),
    (em) => em.insert(PaperLink, { ...link, codeHash: 'x', revokedAt: NOW, views: -1 }),
    (em) => em.insert(PaperLink, { ...link, codeHash: 'y', revokedAt: NOW, expiresAt: NOW }),
    (em) => em.insert(PaperLink, { ...link, codeHash: `hash ${car}`, revokedAt: NOW }),
    (em) => em.insert(StatementLink, { ...sent, codeHash: 'second' }),
    (em) => em.insert(StatementLink, { ...sent, codeHash: 'x', revokedAt: NOW, views: -1 }),
    (em) => em.insert(StatementLink, { ...sent, codeHash: 'y', revokedAt: NOW, expiresAt: NOW }),
    (em) =>
      em.insert(StatementLink, {
        ...sent,
        codeHash: 'z',
        revokedAt: NOW,
        lastDay: '2026-10-31',
      }),
    (em) => em.insert(StatementLink, { ...sent, codeHash: `hash ${car}`, revokedAt: NOW }),
    (em) => em.insert(CarPhoto, { car: 2_000_000_000, url: 'x', sortOrder: 0 }),
  ];
  for (const attempt of refused) {
    await expect(write(attempt)).rejects.toThrow(/constraint|violates/i);
  }
});

test('a snapshot in the change history outlives its row', async () => {
  const { car } = await fullHouse();
  await write(async (em) => {
    recordChange(em, {
      at: NOW,
      user: { id: 5, login: 'anna' },
      operation: 'deleteCar',
      entity: 'Car',
      entityId: car,
      before: { model: 'Rio', at: NOW },
    });
    await em.nativeDelete(Car, car);
  });
  expect(
    await store.fork().findOneOrFail(ChangeLog, { entity: 'Car', entityId: car }),
  ).toMatchObject({
    userId: 5,
    userLogin: 'anna',
    operation: 'deleteCar',
    before: { model: 'Rio', at: NOW.toISOString() },
    after: null,
  });
});
