import { lockCompany } from '@backend/store/locks/guard-company';
import type { Em } from '@backend/store/open-store';
import { fromRoubles } from '@schema/values/money/money';

/** What is handed over with a car, and the rates of a return; no photo is required. */
export async function setDemoSheetSettings(em: Em, now: Date): Promise<void> {
  em.assign(await lockCompany(em, now), {
    accessories: ['Зарядка', 'Детское кресло', 'Компрессор'],
    kmPerDay: 300,
    kmOverPriceKopecks: fromRoubles(10),
    fuelEighthPriceKopecks: fromRoubles(700),
    lateHourPriceKopecks: fromRoubles(400),
    updatedAt: now,
  });
  await em.flush();
}
