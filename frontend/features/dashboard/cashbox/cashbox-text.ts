import { CASHBOX_TEXTS } from '@schema/texts/day/daily';
import type { DailyCashboxQuery } from '../daily.generated';

export type CashboxFacts = DailyCashboxQuery['dailyDashboard'];

const amountFormat = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 });

/** '12 600 руб.' with plain spaces: the text is pasted into other programs. */
const inRoubles = (amount: number): string =>
  `${amountFormat.format(amount).replaceAll(/\s/g, ' ')} ${CASHBOX_TEXTS.currency}`;

/** 'Kia Rio А418КМ77'; the title of a car without a model is its plate. */
const carName = (car: { carTitle: string; licensePlate: string }): string =>
  car.carTitle === car.licensePlate ? car.licensePlate : `${car.carTitle} ${car.licensePlate}`;

/**
 * The cash report as text: 'Марка Модель Номер = Сумма руб.' for each car, then the extra
 * operations, then 'Итого' (requirements.md, M5).
 */
export function cashboxText(
  facts: Pick<CashboxFacts, 'cashboxDetails' | 'cashboxManualEntries' | 'cashboxTotal'>,
): string {
  const cars = facts.cashboxDetails.map(
    (line) => `${carName(line)} = ${inRoubles(line.totalRevenue)}`,
  );
  const extra = facts.cashboxManualEntries.map(
    ({ comment, amount }) => `${comment?.trim() || CASHBOX_TEXTS.noComment} = ${inRoubles(amount)}`,
  );
  const total = `${CASHBOX_TEXTS.total} = ${inRoubles(facts.cashboxTotal)}`;
  return [...cars, ...extra, total].join('\n');
}
