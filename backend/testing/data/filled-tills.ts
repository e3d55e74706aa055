import { MoneyCount } from '@backend/store/entities/money/money-count.entity';
import { MoneyHandover } from '@backend/store/entities/money/money-handover.entity';
import { MoneyHandoverEnd } from '@backend/store/entities/money/money-handover-end.entity';
import { MoneyOperation } from '@backend/store/entities/money/money-operation.entity';
import { Till } from '@backend/store/entities/money/till.entity';
import { TillUser } from '@backend/store/entities/money/till-user.entity';
import { ensureUserTill } from '@backend/store/queries/money/till-queries';
import { kopecks } from '@schema/values/money/money';
import type { TestApp } from '../test-app';
import { PLANTED } from './planted-company';

/** An office's till of one user, an expense, a handover and a count. */
export async function addTills({ store, clock }: TestApp): Promise<void> {
  const now = clock.now();
  const by = { userId: 1, userLogin: PLANTED.login, comment: 'из кассы' };
  await store.write(store.fork(), async (em) => {
    const own = await ensureUserTill(em, { id: 1, login: PLANTED.login }, now);
    const office = em.create(Till, {
      kind: 'office',
      name: 'Касса на вокзале',
      userId: null,
      isForAll: false,
      closedAt: null,
      createdAt: now,
    });
    await em.flush();
    em.create(TillUser, { till: office.id, user: 1 });
    em.create(MoneyOperation, {
      ...by,
      kind: 'expense',
      direction: 'out',
      amountKopecks: kopecks(50_000),
      method: 'cash',
      tillId: own,
      expenseKindId: 1,
      carId: 1,
      carTitle: 'Kia Rio А123ВС77',
      partnerId: 1,
      partnerName: 'Партнёр Расходов',
      place: null,
      spentOn: '2026-11-10',
      happenedAt: now,
      shortReason: 'Доложил из своих',
      reversesId: null,
    });
    const handover = em.create(MoneyHandover, {
      ...by,
      fromTillId: own,
      toTillId: office.id,
      amountKopecks: kopecks(30_000),
      sentAt: now,
      shortReason: 'Взято из сейфа',
    });
    await em.flush();
    em.create(MoneyHandoverEnd, {
      ...by,
      handoverId: handover.id,
      outcome: 'accepted',
      endedAt: now,
      shortReason: 'Посчитали вместе',
    });
    em.create(MoneyCount, {
      ...by,
      tillId: office.id,
      countedAt: now,
      expectedKopecks: kopecks(30_000),
      countedKopecks: kopecks(29_000),
      notes: [
        { value: 100, count: 2 },
        { value: 50, count: 1 },
        { value: 10, count: 4 },
      ],
    });
    await em.flush();
  });
}
