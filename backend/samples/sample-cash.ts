import { CashEntry } from '@backend/store/entities/money/cash-entry.entity';
import type { Em } from '@backend/store/open-store';
import { insertInChunks } from '@backend/store/sql/insert-in-chunks';
import { fromRoubles } from '@schema/values/money/money';
import { addDays, type Day, instantAt } from '@schema/values/time/calendar';
import type { Chance } from './random';

const CASH_COMMENTS = [
  'Мойка за счёт клиента',
  'Доставка автомобиля',
  'Детское кресло',
  'Перепробег',
  'Штраф за курение',
  'Доплата за топливо',
  'Возврат в другом месте',
  null,
];

/**
 * A few cash entries on each of the last ninety days, returned as ids; today's entries are before
 * `now`.
 */
export async function addSampleCash(
  em: Em,
  chance: Chance,
  when: {
    readonly today: Day;
    readonly now: Date;
    readonly zone: string;
    readonly userId: number;
    readonly userLogin: string;
    readonly tillId: number;
  },
): Promise<number[]> {
  const rows = [];
  for (let back = 90; back >= 0; back--) {
    for (let count = chance.whole(0, 2); count > 0; count--) {
      const time = `${String(chance.whole(9, 20)).padStart(2, '0')}:${chance.pick(['00', '10', '25', '40'])}`;
      const createdAt = instantAt(addDays(when.today, -back), time, when.zone);
      if (createdAt > when.now) continue;
      rows.push({
        amountKopecks: fromRoubles(chance.whole(3, 60) * 100),
        comment: chance.pick(CASH_COMMENTS),
        createdAt,
        userId: when.userId,
        userLogin: when.userLogin,
        tillId: when.tillId,
      });
    }
  }
  const stored = await insertInChunks(em, CashEntry, rows);
  return stored.map(({ id }) => id);
}
