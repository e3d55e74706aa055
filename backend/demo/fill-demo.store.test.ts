import { checkLedger } from '@backend/doctor/ledger';
import { partnerStatement, statementDays } from '@backend/domain/analytics/partner-statement';
import { User } from '@backend/store/entities/access/user.entity';
import { Booking } from '@backend/store/entities/booking.entity';
import { Customer } from '@backend/store/entities/customer.entity';
import { Car } from '@backend/store/entities/fleet/car.entity';
import { CarDamage } from '@backend/store/entities/fleet/car-damage.entity';
import { Partner } from '@backend/store/entities/fleet/partner.entity';
import { HandoverSheet } from '@backend/store/entities/handover/handover-sheet.entity';
import { Maintenance } from '@backend/store/entities/maintenance.entity';
import { CashEntry } from '@backend/store/entities/money/cash-entry.entity';
import { MoneyAccrual } from '@backend/store/entities/money/money-accrual.entity';
import { MoneyCharge } from '@backend/store/entities/money/money-charge.entity';
import { MoneyCount } from '@backend/store/entities/money/money-count.entity';
import { MoneyEntry } from '@backend/store/entities/money/money-entry.entity';
import { loadEarnedDays } from '@backend/store/queries/fleet/earned-days';
import { loadShareSets, loadSharesByCar } from '@backend/store/queries/fleet/partner-queries';
import { loadAdvancePage } from '@backend/store/queries/money/advance-queries';
import { loadMoneyReport } from '@backend/store/queries/money/money-report-queries';
import { loadPartnerOperations } from '@backend/store/queries/money/partner-operation-queries';
import { openTestDatabase } from '@backend/testing/database';
import { DEBT_SIDES, type DebtSide } from '@schema/values/money/ledger';
import { dayOf } from '@schema/values/time/calendar';
import { presetPeriod } from '@schema/values/time/report-period';
import { subDays } from 'date-fns/subDays';
import { expect, it } from 'vitest';
import { fillDemo, isUnused } from './fill-demo';

const now = new Date('2026-04-16T09:20:00Z');
const zone = 'Europe/Moscow';

it('fills an unused database with data for every screen', async () => {
  const test = await openTestDatabase();
  const em = test.store.fork();
  expect(await isUnused(em)).toBe(true);
  const counts = await fillDemo(test.store, { cars: 40, now, zone });
  expect(await isUnused(em)).toBe(false);
  expect(counts.cars).toBe(40);
  expect(counts.bookings).toBeGreaterThan(40 * 20);
  expect(await em.count(Booking, { cancelledAt: { $ne: null } })).toBeGreaterThan(20);
  expect(await em.count(Booking, { isComplete: false })).toBe(5);
  expect(await em.count(Maintenance, { status: { $ne: 'done' } })).toBeGreaterThan(10);
  expect(await em.count(CashEntry)).toBeGreaterThan(50);

  const bookings = await em.find(Booking, { isComplete: true, cancelledAt: null });
  const today = dayOf(now, zone);
  const onToday = (date?: Date | null) => !!date && dayOf(date, zone) === today;
  expect(bookings.filter((booking) => onToday(booking.startDate)).length).toBeGreaterThan(0);
  expect(bookings.filter((booking) => onToday(booking.endDate)).length).toBeGreaterThan(0);
  const isOut = ({ handedOverAt, returnedAt }: Booking) => handedOverAt && !returnedAt;
  expect(bookings.filter(isOut).length).toBeGreaterThan(10);
  const sheets = await em.find(HandoverSheet, {});
  expect(sheets.filter(({ side }) => side === 'out').length).toBeGreaterThan(100);
  expect(sheets.filter(({ side }) => side === 'back').length).toBeGreaterThan(100);
  const found = await em.find(CarDamage, { sheetId: { $ne: null } });
  expect(found.length).toBeGreaterThan(0);
  expect(sheets.map(({ id }) => id)).toContain(found[0]?.sheetId);
  const inWork = await em.find(CarDamage, { mendedInMaintenance: { $ne: null } });
  expect(inWork.length).toBeGreaterThan(0);
  expect(sheets.filter(({ km, readingId }) => km == null || readingId == null)).toEqual([]);
  for (const booking of bookings) {
    const lines = booking.breakdown?.reduce((sum, line) => sum + line.subtotal, 0);
    expect(lines).toBe(booking.totalPriceKopecks);
    expect(booking.createdAt.getTime()).toBeLessThanOrEqual(now.getTime());
    // A returned rental was handed over, and both are in the past.
    if (booking.returnedAt) expect(booking.handedOverAt).toEqual(booking.startDate);
    for (const mark of [booking.handedOverAt, booking.returnedAt]) {
      if (mark) expect(mark.getTime()).toBeLessThan(now.getTime());
    }
  }
  await test.close();
});

it('holds deposits, and some customers owe or overpaid', async () => {
  const test = await openTestDatabase();
  await fillDemo(test.store, { cars: 40, now, zone });
  const em = test.store.fork();
  const [bookings, entries, charges] = await Promise.all([
    em.find(Booking, { isComplete: true, cancelledAt: null }),
    em.find(MoneyEntry, {}),
    em.find(MoneyCharge, {}),
  ]);
  const charged = new Map(charges.map(({ rentalId, amountKopecks }) => [rentalId, amountKopecks]));
  const sums = bookings.map(({ id, totalPriceKopecks, handedOverAt }) => {
    const own = entries.filter(({ rentalId }) => rentalId === id);
    const total = (kind: string) =>
      own
        .filter((entry) => (entry.kind === 'deposit') === (kind === 'deposit'))
        .reduce((sum, one) => sum + (one.direction === 'in' ? 1 : -1) * one.amountKopecks, 0);
    const owed = (totalPriceKopecks ?? 0) + (charged.get(id) ?? 0);
    return { isOut: handedOverAt !== null, balance: owed - total('rent'), held: total('deposit') };
  });
  expect(sums.filter(({ isOut, balance }) => isOut && balance > 0).length).toBeGreaterThan(5);
  expect(sums.filter(({ balance }) => balance < 0).length).toBeGreaterThan(5);
  expect(sums.filter(({ held }) => held > 0).length).toBeGreaterThan(20);
  expect(sums.filter(({ held }) => held < 0)).toEqual([]);
  expect(entries.filter(({ happenedAt }) => happenedAt > now)).toEqual([]);
  await test.close();
});

it('has paid its partners the past months, less their expenses', async () => {
  const test = await openTestDatabase();
  await fillDemo(test.store, { cars: 40, now, zone });
  const em = test.store.fork();
  const today = dayOf(now, zone);
  const period = presetPeriod('previousMonth', today);
  const partner = await em.findOneOrFail(Partner, { name: 'Смирнов Андрей' });
  const operations = await loadPartnerOperations(em, {
    partnerId: partner.id,
    from: '2026-01-01',
    to: today,
  });
  expect(new Set(operations.map(({ kind }) => kind))).toEqual(new Set(['payout', 'expense']));
  const asked = { period, settledFrom: null, today };
  const earned = await loadEarnedDays(em, loadSharesByCar(em), statementDays(asked), zone);
  const { closing } = partnerStatement({ ...asked, earned, operations, partnerId: partner.id });
  const [last, ...more] = operations.filter(
    ({ kind, spentOn }) => kind === 'payout' && spentOn > period.to,
  );
  expect(more).toEqual([]);
  const left = closing - (last?.amount ?? 0);
  expect([left >= 0, left < 10_000]).toEqual([true, true]);
  await test.close();
});

it('has advances, a part of one used for a rental', async () => {
  const test = await openTestDatabase();
  await fillDemo(test.store, { cars: 40, now, zone });
  const page = await loadAdvancePage(test.store.fork(), {
    moment: null,
    search: '',
    window: { limit: 10, offset: 0 },
  });
  expect(page.items.map(({ advance }) => advance / 100).toSorted((a, b) => a - b)).toEqual([
    3000, 5000, 8000, 11_000,
  ]);
  expect(page.items.filter(({ customerName }) => customerName === null)).toEqual([]);
  await test.close();
});

it('dates its money so that reports of past moments have figures', async () => {
  const test = await openTestDatabase();
  await fillDemo(test.store, { cars: 40, now, zone });
  const em = test.store.fork();
  const listed = (moment: Date | null, which: DebtSide | 'held') =>
    loadMoneyReport(em, {
      moment,
      now,
      requireReturnMark: false,
      search: '',
      listed: which,
      window: { limit: 1, offset: 0 },
    });
  for (const moment of [subDays(now, 30), subDays(now, 7), null]) {
    for (const which of [...DEBT_SIDES, 'held'] as const) {
      expect([moment, which, (await listed(moment, which)).total]).not.toContain(0);
    }
  }
  const accruals = await em.find(MoneyAccrual, {}, { orderBy: { id: 1 } });
  expect(accruals.filter(({ at }) => at > now)).toEqual([]);
  expect(await checkLedger(em, '')).toMatchObject([{ level: 'fine' }]);
  const [count] = await em.find(MoneyCount, {}, { orderBy: { countedAt: 'desc', id: 'desc' } });
  expect(count).toMatchObject({ userLogin: 'admin' });
  expect(count?.expectedKopecks).toBe(Number(count?.countedKopecks) + 30_000);
  await test.close();
});

it('creates the same company for the same day', async () => {
  const pictures = [];
  for (let round = 0; round < 2; round++) {
    const test = await openTestDatabase();
    await fillDemo(test.store, { cars: 6, now, zone });
    const em = test.store.fork();
    pictures.push({
      cars: (await em.find(Car, {}, { orderBy: { id: 1 } })).map((car) => car.licensePlate),
      names: (await em.find(Customer, {}, { orderBy: { id: 1 } })).map((one) => one.fullName),
      starts: (await em.find(Booking, {}, { orderBy: { id: 1 } })).map((one) => one.startDate),
    });
    await test.close();
  }
  expect(pictures[1]).toEqual(pictures[0]);
});

it('signs in the three demo users with their permissions', async () => {
  const test = await openTestDatabase();
  await fillDemo(test.store, { cars: 1, now, zone });
  const users = await test.store.fork().find(User, {}, { orderBy: { id: 1 } });
  expect(users.map((user) => user.login)).toEqual(['admin', 'manager', 'partner']);
  expect(users.map((user) => user.permissions.length)).toEqual([12, 10, 2]);
  await test.close();
});

it('has a car whose shares change next month', async () => {
  const test = await openTestDatabase();
  await fillDemo(test.store, { cars: 3, now, zone });
  const [first] = await test.store.fork().find(Car, {}, { orderBy: { sortOrder: 1, id: 1 } });
  const sets = await loadShareSets(test.store.fork(), first?.id ?? 0);
  expect(sets.map(({ fromDay }) => fromDay)).toEqual([null, '2026-05-01']);
  await test.close();
});
