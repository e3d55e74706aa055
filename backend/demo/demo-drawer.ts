import { spanOfDays } from '@backend/domain/day/day-span';
import { drawerOf } from '@backend/domain/money/drawer';
import { MoneyDrawerCount } from '@backend/store/entities/money/money-drawer-count.entity';
import type { Em } from '@backend/store/open-store';
import { loadManualCash, loadMovementTotals } from '@backend/store/queries/money/drawer-queries';
import { insertInChunks } from '@backend/store/sql/insert-in-chunks';
import { fromRoubles, type Kopecks, kopecks } from '@schema/values/money/money';
import { addDays, type Day, instantAt } from '@schema/values/time/calendar';

/** Opening amount of the drawer, and the amount missing in the evening. */
const OPENED_WITH = fromRoubles(5000);
const MISSING = fromRoubles(300);

interface DemoDay {
  readonly today: Day;
  readonly zone: string;
  readonly userId: number;
  readonly userLogin: string;
}

/** Yesterday's drawer, counted in the evening with a difference. */
export async function addDemoDrawer(
  em: Em,
  { today, zone, userId, userLogin }: DemoDay,
): Promise<void> {
  const day = addDays(today, -1);
  const span = spanOfDays(day, day, zone);
  const movements = await loadMovementTotals(em, span);
  const manual = await loadManualCash(em, span);
  const facts = { day, movements, manual, counts: [] };
  const { shouldBe } = drawerOf({ userId, userName: userLogin }, facts, OPENED_WITH);
  const counted: Kopecks = kopecks(Math.max(0, shouldBe - MISSING));
  await insertInChunks(em, MoneyDrawerCount, [
    {
      day,
      userId,
      userLogin,
      revision: 1,
      openedWithKopecks: OPENED_WITH,
      expectedKopecks: shouldBe,
      countedKopecks: counted,
      comment: 'Не хватает на сдачу',
      countedAt: instantAt(day, '21:00', zone),
    },
  ]);
}
