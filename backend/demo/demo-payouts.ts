import {
  cutDays,
  exactWithin,
  firstCounted,
  wholeKopecks,
} from '@backend/domain/analytics/partner-statement';
import type { Partner } from '@backend/store/entities/fleet/partner.entity';
import { MoneyOperation } from '@backend/store/entities/money/money-operation.entity';
import type { Em } from '@backend/store/open-store';
import { loadEarnedDays } from '@backend/store/queries/fleet/earned-days';
import { loadSharesByCar } from '@backend/store/queries/fleet/partner-queries';
import { loadPartnerOperations } from '@backend/store/queries/money/partner-operation-queries';
import { insertInChunks } from '@backend/store/sql/insert-in-chunks';
import { kopecks } from '@schema/values/money/money';
import { addDays, type Day, instantAt } from '@schema/values/time/calendar';
import { presetPeriod } from '@schema/values/time/report-period';

interface DemoPayouts {
  readonly today: Day;
  readonly now: Date;
  readonly zone: string;
  readonly userId: number;
  readonly userLogin: string;
  readonly partners: readonly Pick<Partner, 'id' | 'name'>[];
}

/** Days after the end of a month on which it is paid. */
const PAID_AFTER_DAYS = 5;
/** Months before the present one. */
const MONTHS = 4;

/** Pays the partners each past month by bank, in whole hundreds of roubles. */
export async function addDemoPayouts(em: Em, demo: DemoPayouts): Promise<void> {
  const { today, now, zone, userId, userLogin } = demo;
  const ends: Day[] = [];
  for (let day = today; ends.length < MONTHS; day = ends.at(-1) ?? day) {
    ends.push(addDays(presetPeriod('currentMonth', day).from, -1));
  }
  const parts = cutDays([firstCounted(null), ...ends.map((day) => addDays(day, 1))]);
  const earned = await loadEarnedDays(em, loadSharesByCar(em), parts, zone);
  const payouts = [];
  for (const { id, name } of demo.partners) {
    const operations = await loadPartnerOperations(em, {
      partnerId: id,
      from: firstCounted(null),
      to: today,
    });
    let paid = 0;
    for (const end of ends.toReversed()) {
      const spent = operations
        .filter(({ spentOn }) => spentOn <= end)
        .reduce((sum, { amount }) => sum + amount, 0);
      const due = wholeKopecks(exactWithin(earned, id, { from: firstCounted(null), to: end }));
      const amount = Math.floor((due - spent - paid) / 10_000) * 10_000;
      const spentOn = addDays(end, PAID_AFTER_DAYS);
      const happenedAt = instantAt(spentOn, '15:00', zone);
      if (amount <= 0 || happenedAt > now) continue;
      paid += amount;
      payouts.push({
        kind: 'payout' as const,
        direction: 'out' as const,
        amountKopecks: kopecks(amount),
        method: 'transfer' as const,
        tillId: null,
        expenseKindId: null,
        carId: null,
        carTitle: null,
        partnerId: id,
        partnerName: name,
        place: null,
        spentOn,
        happenedAt,
        userId,
        userLogin,
        comment: 'За прошлый месяц',
        shortReason: null,
        reversesId: null,
      });
    }
  }
  await insertInChunks(em, MoneyOperation, payouts);
}
