import { sharesOn } from '@backend/domain/analytics/share-sets';
import type { Chance } from '@backend/samples/random';
import { Car } from '@backend/store/entities/fleet/car.entity';
import type { Partner } from '@backend/store/entities/fleet/partner.entity';
import { ExpenseKind } from '@backend/store/entities/money/expense-kind.entity';
import { MoneyCount } from '@backend/store/entities/money/money-count.entity';
import { MoneyHandover } from '@backend/store/entities/money/money-handover.entity';
import { MoneyHandoverEnd } from '@backend/store/entities/money/money-handover-end.entity';
import { MoneyOperation } from '@backend/store/entities/money/money-operation.entity';
import { Till } from '@backend/store/entities/money/till.entity';
import type { Em } from '@backend/store/open-store';
import { loadSharesByCar } from '@backend/store/queries/fleet/partner-queries';
import { ensureUserTill } from '@backend/store/queries/money/till-queries';
import { loadTillSums } from '@backend/store/queries/money/till-sums';
import { insertInChunks } from '@backend/store/sql/insert-in-chunks';
import { displayName } from '@schema/values/fleet/car-title';
import { fromRoubles, kopecks } from '@schema/values/money/money';
import { addDays, type Day, daysBetween, instantAt, weekdayOf } from '@schema/values/time/calendar';

/** Days of the register before today. */
const DAYS = 90;

/** Day of the first counts, before any payment. */
const BEGAN_DAYS_AGO = 400;

const FRIDAY = 4;

/** Cash that stays in a till, roubles. */
const FLOAT = { own: 100_000, office: 40_000 };

/** Missing in the evening, and the cash given to a colleague, roubles. */
const MISSING = 300;
const GIVEN = 10_000;

const EXPENSES = [
  { kind: 'Мойка', from: 6, to: 12, ofCar: true, comment: null },
  { kind: 'Топливо', from: 15, to: 40, ofCar: true, comment: 'Дозаправка перед выдачей' },
  { kind: 'Запчасти', from: 20, to: 90, ofCar: true, comment: 'Щётки и лампы' },
  { kind: 'Шиномонтаж', from: 20, to: 60, ofCar: true, comment: null },
  { kind: 'Реклама', from: 30, to: 80, ofCar: false, comment: 'Листовки' },
  { kind: 'Прочее', from: 3, to: 15, ofCar: false, comment: 'Канцтовары' },
] as const;

export interface DemoDay {
  readonly today: Day;
  readonly now: Date;
  readonly zone: string;
  readonly userId: number;
  readonly userLogin: string;
  /** A colleague who gets some cash. */
  readonly colleague: { readonly id: number; readonly login: string };
  /** They bear the larger expenses of their cars. */
  readonly partners: readonly Pick<Partner, 'id' | 'name'>[];
}

/** Expenses, evening handovers to the office, weekly collections, counts of the tills. */
export async function addDemoTills(em: Em, chance: Chance, demo: DemoDay): Promise<void> {
  const { today, now, zone, userId, userLogin, colleague } = demo;
  const own = await ensureUserTill(em, { id: userId, login: userLogin }, now);
  const office = await em.findOneOrFail(Till, { kind: 'office' });
  const theirs = await ensureUserTill(em, colleague, now);
  const first = addDays(today, -DAYS);
  const author = { userId, userLogin, shortReason: null };
  const opening = (tillId: number, roubles: number) => ({
    tillId,
    countedAt: instantAt(addDays(today, -BEGAN_DAYS_AGO), '09:00', zone),
    expectedKopecks: kopecks(0),
    countedKopecks: fromRoubles(roubles),
    notes: null,
    userId,
    userLogin,
    comment: 'Остаток на начало учёта',
  });
  const expenses = await expensesOf(em, chance, { ...demo, tillId: office.id, first });
  const spentBy = (at: Date) =>
    expenses.reduce(
      (sum, one) => (one.tillId !== null && one.happenedAt <= at ? sum + one.amountKopecks : sum),
      0,
    );
  const handed: { at: Date; to: number; amount: number }[] = [];
  const collected: { at: Date; day: Day; amount: number }[] = [];
  const total = (rows: readonly { readonly amount: number }[]) =>
    rows.reduce((sum, { amount }) => sum + amount, 0);
  for (let back = DAYS; back > 0; back--) {
    const day = addDays(today, -back);
    const evening = instantAt(day, '20:30', zone);
    if (back === 5)
      handed.push({ at: instantAt(day, '09:00', zone), to: theirs, amount: GIVEN * 100 });
    const sums = await loadTillSums(em, { from: null, to: evening, tillIds: [own] });
    const { cameIn = 0, wentOut = 0 } = sums.get(own) ?? {};
    const cash = FLOAT.own * 100 + cameIn - wentOut - total(handed);
    const more = Math.floor((cash - FLOAT.own * 100) / 100_000) * 100_000;
    if (more > 0) handed.push({ at: evening, to: office.id, amount: more });
    const inOffice =
      FLOAT.office * 100 +
      total(handed.filter(({ to }) => to === office.id)) -
      total(collected) -
      spentBy(evening);
    const surplus = Math.floor((inOffice - FLOAT.office * 100) / 100_000) * 100_000;
    if (weekdayOf(day) === FRIDAY && surplus > 0) {
      collected.push({ at: instantAt(day, '21:00', zone), day, amount: surplus });
    }
  }
  const handovers = await insertInChunks(
    em,
    MoneyHandover,
    handed.map(({ at, to, amount }) => ({
      ...author,
      fromTillId: own,
      toTillId: to,
      amountKopecks: kopecks(amount),
      sentAt: at,
      comment: null,
    })),
  );
  await insertInChunks(
    em,
    MoneyHandoverEnd,
    handovers.map(({ id, sentAt, toTillId }) => ({
      ...(toTillId === theirs
        ? { ...author, userId: colleague.id, userLogin: colleague.login }
        : author),
      handoverId: id,
      outcome: 'accepted' as const,
      endedAt: sentAt,
      comment: null,
    })),
  );
  const collections = collected.map(({ at, day, amount }, index) => ({
    ...author,
    kind: 'collection' as const,
    direction: 'out' as const,
    method: 'cash' as const,
    tillId: office.id,
    expenseKindId: null,
    carId: null,
    carTitle: null,
    partnerId: null,
    partnerName: null,
    place: 'bank' as const,
    amountKopecks: kopecks(amount),
    spentOn: day,
    happenedAt: at,
    comment: `Расписка № ${4460 + index}`,
    reversesId: null,
  }));
  const operations = [...expenses, ...collections].sort(
    (one, other) => +one.happenedAt - +other.happenedAt,
  );
  await insertInChunks(em, MoneyOperation, operations);
  await insertInChunks(em, MoneyCount, [opening(own, FLOAT.own), opening(office.id, FLOAT.office)]);
  const countedAt = instantAt(addDays(today, -1), '21:00', zone);
  const sums = await loadTillSums(em, { from: null, to: countedAt, tillIds: [own, office.id] });
  const { cameIn = 0, wentOut = 0 } = sums.get(own) ?? {};
  const ofOffice = sums.get(office.id);
  const inOffice = kopecks((ofOffice?.cameIn ?? 0) - (ofOffice?.wentOut ?? 0));
  await insertInChunks(em, MoneyCount, [
    {
      tillId: office.id,
      countedAt,
      expectedKopecks: inOffice,
      countedKopecks: inOffice,
      notes: null,
      userId,
      userLogin,
      comment: null,
    },
    {
      tillId: own,
      countedAt,
      expectedKopecks: kopecks(cameIn - wentOut),
      countedKopecks: kopecks(Math.max(0, cameIn - wentOut - MISSING * 100)),
      notes: null,
      userId,
      userLogin,
      comment: 'Не хватает на сдачу',
    },
  ]);
}

interface DemoExpenses extends DemoDay {
  readonly tillId: number;
  readonly first: Day;
}

/** A few expenses a week, a third of them by card. */
async function expensesOf(em: Em, chance: Chance, demo: DemoExpenses) {
  const { today, now, zone, userId, userLogin, tillId, first } = demo;
  const kinds = new Map((await em.find(ExpenseKind, {})).map(({ id, name }) => [name, id]));
  const cars = await em.find(Car, {}, { orderBy: { id: 'asc' }, disableIdentityMap: true });
  const shares = await loadSharesByCar(em);
  const ownerOf = (carId: number) => {
    const sets = shares.get(carId)?.sets;
    const [share] = sets ? sharesOn(sets, today) : [];
    return demo.partners.find(({ id }) => id === share?.partnerId);
  };
  const days = daysBetween(first, today);
  return Array.from({ length: days + 1 }, (_, ahead) => addDays(first, ahead)).flatMap((day) => {
    const happenedAt = instantAt(day, '11:40', zone);
    if (!chance.happens(0.5) || happenedAt > now) return [];
    const { kind, from, to, ofCar, comment } = chance.pick(EXPENSES);
    const car = ofCar && cars.length > 0 ? chance.pick(cars) : null;
    const method = chance.happens(0.3) ? ('card' as const) : ('cash' as const);
    const expenseKindId = kinds.get(kind);
    if (expenseKindId === undefined) return [];
    const bearer = kind === 'Запчасти' && car ? ownerOf(car.id) : undefined;
    return [
      {
        kind: 'expense' as const,
        direction: 'out' as const,
        amountKopecks: fromRoubles(chance.whole(from, to) * 100),
        method,
        tillId: method === 'cash' ? tillId : null,
        expenseKindId,
        carId: car?.id ?? null,
        carTitle: car ? `${displayName(car)} ${car.licensePlate}` : null,
        partnerId: bearer?.id ?? null,
        partnerName: bearer?.name ?? null,
        place: null,
        spentOn: day,
        happenedAt,
        userId,
        userLogin,
        comment,
        shortReason: null,
        reversesId: null,
      },
    ];
  });
}
