import { formatExactRoubles, kopecks, toRoubles } from '@schema/values/money/money';
import { addDays, formatDay } from '@schema/values/time/calendar';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Cell } from '../cells/cells';
import { leftOutRows } from './plan-import';
import { planOfExpenses, SPENDING } from './testing/expense-plan';

const HEADS = ['Дата', 'Сумма', 'Статья', 'Авто', 'Касса', 'Способ оплаты', 'Комментарий'];

/** An amount in the formats of sheets, and its kopecks. */
const sum = fc
  .tuple(fc.integer({ min: 1, max: 99_999_999 }), fc.nat(4), fc.boolean())
  .map(([amount, format, isWhole]) => {
    const own = isWhole ? Math.ceil(amount / 100) * 100 : amount;
    const roubles = toRoubles(kopecks(own));
    const plain = roubles.toFixed(2);
    const cells: Cell[] = [
      roubles,
      plain,
      plain.replace('.', ','),
      formatExactRoubles(roubles),
      `${plain.replace('.', ',')} руб.`,
    ];
    return { amount: own, cell: cells[format] ?? roubles };
  });

/** A day of the last years in the formats of sheets. */
const day = fc.tuple(fc.nat(1500), fc.nat(3)).map(([before, format]) => {
  const own = addDays('2026-11-28', -before);
  const cells: Cell[] = [own, formatDay(own), `${formatDay(own)} 18:30`, new Date(`${own}T00:00Z`)];
  return { day: own, cell: cells[format] ?? own };
});

const named = <Id>(names: readonly (readonly [string, Id])[]) => fc.constantFrom(...names);
const kind = named([
  ['Мойка', 1],
  ['ТОПЛИВО', 2],
  ['запчасть', 3],
  ['Штраф', 4],
  ['Налоги', 9],
  ['', 9],
]);
const car = named([
  ['А418КМ77', 1],
  ['к 007 тн 799', 2],
  ['М111ММ77', 3],
  ['Х999ХХ99', null],
  ['', null],
]);
const place = named([
  ['Офис;', { method: 'cash', tillId: 1 }],
  [';нал', { method: 'cash', tillId: 2 }],
  ['безнал;', { method: 'transfer', tillId: null }],
  [';карта', { method: 'card', tillId: null }],
  [';', { method: 'transfer', tillId: null }],
]);

const row = fc.record({
  sum,
  day,
  kind,
  car,
  place,
  comment: fc.constantFrom('', 'кузов', 'Аренда бокса'),
});

/** Rows that cannot be recorded, and rows without an expense. */
const other = fc.constantFrom<Cell[]>(
  ['31.02.2026', 500, 'Мойка'],
  ['05.11.2026', 'договорная', 'Мойка'],
  ['05.11.2027', 500, 'Мойка'],
  ['05.11.2026', '', 'Мойка'],
  ['Итого', 9000],
  ['Ноябрь 2026'],
  [],
  HEADS,
);

const sheet = fc.array(fc.oneof({ weight: 4, arbitrary: row }, { weight: 1, arbitrary: other }), {
  maxLength: 30,
});

type Row = typeof row extends fc.Arbitrary<infer Value> ? Value : never;

const cellsOf = (one: Row | Cell[]): Cell[] =>
  Array.isArray(one)
    ? one
    : [
        one.day.cell,
        one.sum.cell,
        one.kind[0],
        one.car[0],
        ...one.place[0].split(';'),
        one.comment,
      ];

test('a written value is the typed one, each row is reported once, and a repeat adds nothing', () => {
  fc.assert(
    fc.property(sheet, (rows) => {
      const cells = [HEADS, ...rows.map(cellsOf)];
      const plan = planOfExpenses(cells, SPENDING);
      const typed = rows.flatMap((one) => (Array.isArray(one) ? [] : [one]));
      expect(plan.expenses).toMatchObject(
        typed.map((one) => ({
          spentOn: one.day.day,
          amount: one.sum.amount,
          expenseKindId: one.kind[1],
          carId: one.car[1],
          ...one.place[1],
        })),
      );
      for (const [at, one] of typed.entries()) {
        const kept = plan.expenses[at]?.comment ?? '';
        expect(kept).toContain(one.comment);
        if (one.car[1] === null) expect(kept).toContain(one.car[0]);
        if (one.kind[1] === 9) expect(kept).toContain(one.kind[0]);
      }
      expect(plan.rows.length + leftOutRows(plan.read, plan.rows)).toBe(cells.length);

      const recorded = plan.expenses.map((one) => ({ ...one, isReversed: false }));
      const again = planOfExpenses(cells, { ...SPENDING, expenses: recorded });
      expect(again.expenses).toEqual([]);
      expect(again.rows.filter(({ fate }) => fate === 'same')).toHaveLength(typed.length);
    }),
    { numRuns: 200 },
  );
});
