import { sentLinkExpiry } from '@backend/domain/share-link';
import { StatementLink } from '@backend/store/entities/fleet/statement-link.entity';
import { kopecks } from '@schema/values/money/money';
import type { TestApp } from '../test-app';

/** A revoked link to a statement of partner 1, opened twice, and one that works. */
export async function addStatementLink({ store, clock }: TestApp): Promise<void> {
  const now = clock.now();
  const days = { from: '2026-10-01', to: '2026-10-31' } as const;
  const statement = {
    ...days,
    partnerId: 1,
    partnerName: 'Партнёр Отчётов',
    settledFrom: null,
    opening: kopecks(0),
    cars: [
      {
        carId: 1,
        carTitle: 'Kia Rio',
        licensePlate: 'А123ВС77',
        color: null,
        year: null,
        revenue: kopecks(100_000),
        lowestPercent: 50,
        highestPercent: 50,
        amount: kopecks(50_000),
      },
    ],
    due: kopecks(50_000),
    expenses: [],
    expensesTotal: kopecks(0),
    payouts: [],
    payoutsTotal: kopecks(0),
    settledBefore: kopecks(0),
    rounding: kopecks(0),
    closing: kopecks(50_000),
    left: kopecks(50_000),
  };
  await store.write(store.fork(), async (em) => {
    const link = { partner: 1, firstDay: days.from, lastDay: days.to, statement };
    const life = { createdAt: now, expiresAt: sentLinkExpiry(now) };
    const opened = { createdBy: 1, revokedAt: now, views: 2, lastViewedAt: now };
    em.create(StatementLink, { ...link, ...life, ...opened, codeHash: 'hash of a revoked link' });
    em.create(StatementLink, { ...link, ...life, codeHash: 'hash of a link', views: 0 });
    await em.flush();
  });
}
