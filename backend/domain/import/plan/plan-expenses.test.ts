import { MESSAGES } from '@schema/messages';
import { EXPORT_TEXTS } from '@schema/texts/files/export';
import {
  carKept,
  dayAhead,
  EXPENSE_NOTES,
  kindByWords,
  kindMissing,
  kindNotGiven,
  kindsMissing,
  methodStays,
  methodUnread,
  noOtherKind,
  partnerMissing,
  repeatsRow,
  tillGoesBelow,
  tillMissing,
  tillRefused,
  tillUnused,
  unreadAmount,
  unreadDay,
} from '@schema/texts/files/import-expenses';
import { IMPORT_NOTES, plateRepaired, unknownCar } from '@schema/texts/files/import-notes';
import { IMPORT_REMARKS } from '@schema/texts/files/import-remarks';
import { CAR_ANALYTICS_TEXTS } from '@schema/texts/reports/analytics';
import { kopecks } from '@schema/values/money/money';
import { describe, expect, test } from 'vitest';
import type { Cell } from '../cells/cells';
import { planOfExpenses, SPENDING } from './testing/expense-plan';

const HEADS = ['Дата', 'Сумма', 'Статья', 'Авто', 'Касса', 'Способ оплаты', 'Кто', 'Комментарий'];
const planOf = (rows: Cell[][], known = SPENDING, heads = HEADS) =>
  planOfExpenses([heads, ...rows], known);
const only = (row: Cell[], known = SPENDING) => {
  const plan = planOf([row], known);
  return { fate: plan.rows[0]?.fate, notes: plan.rows[0]?.notes, write: plan.expenses[0] };
};

test('a row is written with every value', () => {
  const plan = planOf([
    ['05.11.2026', '1 250,50 ₽', 'мойка', 'А418КМ77', 'офис', 'наличные', 'Ольга', 'Кузов'],
  ]);
  expect(plan.expenses).toEqual([
    {
      spentOn: '2026-11-05',
      amount: 125_050,
      expenseKindId: 1,
      carId: 1,
      carTitle: 'Kia Rio А418КМ77',
      method: 'cash',
      tillId: 1,
      comment: 'Кузов; Кто: Ольга',
      partner: null,
    },
  ]);
  expect(
    plan.rows[0]?.values.map(({ name, text }) => [name, text.replaceAll('\u00a0', ' ')]),
  ).toEqual([
    ['spentOn', '05.11.2026'],
    ['car', 'Kia Rio А418КМ77'],
    ['price', '1 250,50 ₽'],
    ['expenseKind', 'Мойка'],
    ['method', 'Наличные'],
    ['till', 'Офис'],
    ['notes', 'Кузов; Кто: Ольга'],
  ]);
  expect(plan.rows[0]).toMatchObject({ fate: 'new', notes: [], doubts: [] });
});

describe('a day', () => {
  test.each<[Cell, string | undefined, string[]]>([
    ['28.11.2026', '2026-11-28', []],
    [new Date('2026-11-05T00:00:00Z'), '2026-11-05', []],
    ['2026-11-05', '2026-11-05', []],
    ['05.12', '2025-12-05', [EXPENSE_NOTES.yearGuessed]],
    ['27 ноября', '2026-11-27', [EXPENSE_NOTES.yearGuessed]],
    ['29.11.2026', undefined, [dayAhead('29.11.2026')]],
    ['31.02.2026', undefined, [unreadDay('31.02.2026')]],
    ['после праздников', undefined, [unreadDay('после праздников')]],
    ['', undefined, [EXPENSE_NOTES.noDay]],
  ])('%s is %s', (cell, day, notes) => {
    const { fate, write, ...read } = only([cell, 500, 'Мойка', '', '', 'карта']);
    expect([write?.spentOn, read.notes]).toEqual([day, notes]);
    expect(fate).toBe(day === undefined ? 'refused' : notes.length > 0 ? 'repaired' : 'new');
  });
});

describe('a sum', () => {
  test.each<[Cell, number | undefined, string[]]>([
    [0.01, 1, []],
    ['12.600', 1_260_000, ['«12.600» прочитано как 12\u00a0600\u00a0₽']],
    ['0', undefined, [EXPENSE_NOTES.zero]],
    ['500 €', undefined, [unreadAmount('500 €')]],
    ['договорная', undefined, [unreadAmount('договорная')]],
    ['', undefined, [EXPENSE_NOTES.noAmount]],
    ['-500', undefined, [EXPENSE_NOTES.negative]],
  ])('%s is %s kopecks', (cell, amount, notes) => {
    const others = Array.from({ length: 10 }, () => 700);
    const rows = [cell, ...others].map((sum) => ['05.11.2026', sum, 'Мойка', '', '', 'карта']);
    const plan = planOf(rows);
    const own = plan.rows.find(({ row }) => row === 2);
    expect([own?.notes, plan.expenses[0]?.amount]).toEqual([
      notes,
      amount === undefined ? 70_000 : amount,
    ]);
  });

  test.each<[Cell[], number[]]>([
    [
      ['-500', '−1 250,50', '– 300 ₽', '(700)', -1],
      [50_000, 125_050, 30_000, 70_000, 100],
    ],
    [
      [-500, '-12.600', '-1,250.00'],
      [50_000, 1260, 125_000],
    ],
  ])('%j: a column of negative sums is read without the minus, with a remark', (sums, amounts) => {
    const plan = planOf(sums.map((sum) => ['05.11.2026', sum, 'Мойка', '', '', 'карта']));
    expect(plan.expenses.map(({ amount }) => amount)).toEqual(amounts);
    expect(plan.read.remarks).toHaveLength(1);
  });

  test('a sum without a minus among negative ones is refused', () => {
    const plan = planOf([-500, -700, 9000].map((sum) => ['05.11.2026', sum, 'Мойка']));
    expect(plan.expenses.map(({ amount }) => amount)).toEqual([50_000, 70_000]);
    expect(plan.rows[0]).toMatchObject({ row: 4, notes: [EXPENSE_NOTES.positive] });
  });

  test('sums of both signs: those with a minus are refused, the others are doubtful', () => {
    const plan = planOf([9000, -500, 8000].map((sum) => ['05.11.2026', sum, 'Мойка']));
    expect(plan.expenses.map(({ amount }) => amount)).toEqual([900_000, 800_000]);
    expect(plan.rows.map(({ row, notes }) => [row, notes[0]])).toEqual([
      [3, EXPENSE_NOTES.negative],
      [2, EXPENSE_NOTES.mixedSigns],
      [4, EXPENSE_NOTES.mixedSigns],
    ]);
    expect(plan.read.remarks).toEqual([IMPORT_REMARKS.mixedSigns]);
  });

  test('a sum of several rows is that of the first', () => {
    const merged = [{ top: 1, left: 1, bottom: 2, right: 1 }];
    const rows = [HEADS, ['05.11.2026', 500, 'Мойка'], ['05.11.2026', null, 'Топливо']];
    const plan = planOfExpenses(rows, SPENDING, merged);
    expect(plan.expenses.map(({ amount }) => amount)).toEqual([50_000]);
    expect(plan.rows.map(({ row, fate, notes }) => [row, fate, notes])).toEqual([
      [3, 'refused', [EXPENSE_NOTES.noAmount]],
      [2, 'repaired', [IMPORT_NOTES.sharedAmount, EXPENSE_NOTES.methodAssumed]],
    ]);
  });
});

describe('a kind', () => {
  test.each<[string, string, number, string | null, string[]]>([
    ['Мойка', '', 1, null, []],
    [' МОЙКА\u00a0', '', 1, null, []],
    ['Мои\u0306ка', '', 1, null, []],
    ['штраф', '', 4, null, []],
    ['Запчасть', '', 3, null, []],
    ['мойка кузова', 'Kia', 1, 'мойка кузова; Kia', [kindByWords('мойка кузова', 'Мойка')]],
    ['Страховка', '', 9, 'Страховка', [kindMissing('Страховка', 'Прочее')]],
    ['мойка и топливо', '', 9, 'мойка и топливо', [kindMissing('мойка и топливо', 'Прочее')]],
    ['Старый вид', '', 9, 'Старый вид', [kindMissing('Старый вид', 'Прочее')]],
    ['', 'мойка салона', 1, 'мойка салона', [EXPENSE_NOTES.kindFromComment]],
    ['—', 'коробка', 9, 'коробка', [kindNotGiven('Прочее')]],
  ])('«%s» beside «%s» is %s', (kind, comment, id, written, notes) => {
    const read = only(['05.11.2026', 500, kind, '', '', 'карта', '', comment]);
    expect([read.write?.expenseKindId, read.write?.comment, read.notes]).toEqual([
      id,
      written,
      notes,
    ]);
  });

  test('without a kind for the rest the row is refused', () => {
    const known = { ...SPENDING, kinds: SPENDING.kinds.filter(({ id }) => id !== 9) };
    const { fate, notes, write } = only(['05.11.2026', 500, 'Страховка'], known);
    expect([fate, notes, write]).toEqual(['refused', [noOtherKind('Страховка')], undefined]);
  });

  test('missing kinds are named once for the file, the most frequent first', () => {
    const kinds = ['Налоги', 'Страховка', 'страховка', 'Мойка'];
    const plan = planOf(kinds.map((kind) => ['05.11.2026', 500, kind]));
    expect(plan.remarks).toEqual([kindsMissing(['Страховка', 'Налоги'], 0, 'Прочее')]);
  });
});

describe('a car', () => {
  test.each<[string, number | null, string, string | null, string[]]>([
    ['А418КМ77', 1, 'new', null, []],
    ['a418km77', 1, 'repaired', null, [plateRepaired('A418KM77', 'А418КМ77')]],
    ['Hyundai Solaris', 3, 'repaired', null, ['Номер не указан: найден М111ММ77']],
    [
      'Х000ХХ99',
      null,
      'incomplete',
      'Автомобиль в файле: Х000ХХ99',
      [carKept(unknownCar('Х000ХХ99'))],
    ],
    [
      'Kia Rio',
      null,
      'incomplete',
      'Автомобиль в файле: Kia Rio',
      ['Подходит несколько автомобилей: «Kia Rio», текст в комментарии'],
    ],
    ['—', null, 'new', null, []],
  ])('«%s» is %s', (car, id, fate, comment, notes) => {
    const read = only(['05.11.2026', 500, 'Мойка', car, '', 'карта']);
    expect([read.write?.carId, read.fate, read.write?.comment, read.notes]).toEqual([
      id,
      fate,
      comment,
      notes,
    ]);
  });
});

describe('method and till', () => {
  test.each<[string, string, string, number | null, string | null, string[]]>([
    ['', '', 'transfer', null, null, [EXPENSE_NOTES.methodAssumed]],
    ['', 'наличные', 'cash', 2, null, []],
    ['нал', '', 'cash', 2, null, []],
    ['безнал', '', 'transfer', null, null, []],
    ['карта', '', 'card', null, null, []],
    ['Офис', '', 'cash', 1, null, []],
    ['', 'Офис', 'cash', 1, null, []],
    ['Офис', 'нал', 'cash', 1, null, []],
    ['Офис', 'СБП', 'sbp', null, 'Касса в файле: Офис', [tillUnused('Офис')]],
    ['Сейф', '', 'cash', 2, 'Касса в файле: Сейф', [tillMissing('Сейф', 'anna')]],
    ['Касса 2', 'нал', 'cash', 2, 'Касса в файле: Касса 2', [tillMissing('Касса 2', 'anna')]],
    [
      'Карта Тинькофф',
      '',
      'card',
      null,
      'Касса в файле: Карта Тинькофф',
      [tillUnused('Карта Тинькофф')],
    ],
    ['', 'бартер', 'transfer', null, 'Способ в файле: бартер', [methodUnread('бартер')]],
  ])('«%s» with «%s» is %s', (till, paidBy, method, tillId, comment, notes) => {
    const read = only(['05.11.2026', 500, 'Мойка', '', till, paidBy]);
    const { write } = read;
    expect([write?.method, write?.tillId, write?.comment, read.notes]).toEqual([
      method,
      tillId,
      comment,
      notes,
    ]);
  });

  test('cash without a till comes from the chosen one, also when no method is given', () => {
    const known = { ...SPENDING, chosenTill: SPENDING.tills[0] ?? null };
    for (const paidBy of ['', 'нал']) {
      const { write, fate } = only(['05.11.2026', 500, 'Мойка', '', '', paidBy], known);
      expect([write?.tillId, fate]).toEqual([1, 'new']);
    }
  });

  test.each([
    ['boris', MESSAGES.tills.notYours],
    ['Склад', MESSAGES.tills.closed],
  ])('the till %s, which the author may not use, is refused', (till, reason) => {
    const { fate, notes } = only(['05.11.2026', 500, 'Мойка', '', till]);
    expect([fate, notes]).toEqual(['refused', [tillRefused(till, reason)]]);
  });

  test('a till with less than leaves it is named once', () => {
    const plan = planOf(['800', '900'].map((sum) => ['05.11.2026', sum, 'Мойка', '', 'Офис']));
    expect(plan.remarks).toEqual([tillGoesBelow('Офис', 1000, 1700)]);
    expect(plan.rows.map(({ fate }) => fate)).toEqual(['new', 'new']);
  });
});

describe('equal expenses', () => {
  const row = ['05.11.2026', '500', 'Мойка', 'А418КМ77', '', 'карта', '', 'Кузов'];
  const wash = {
    spentOn: '2026-11-05',
    amount: kopecks(50_000),
    expenseKindId: 1,
    carId: 1,
    comment: 'Кузов',
    method: 'card' as const,
    isReversed: false,
  };

  test('of one file are written, with a remark on the second', () => {
    const plan = planOf([row, row]);
    expect(plan.expenses).toHaveLength(2);
    expect(plan.rows.map(({ row: number, notes }) => [number, notes])).toEqual([
      [3, [repeatsRow(2)]],
      [2, []],
    ]);
  });

  test('that are recorded are counted: one known, two rows, one is new', () => {
    const plan = planOf([row, row], { ...SPENDING, expenses: [wash] });
    expect(plan.rows.map(({ fate, notes }) => [fate, notes])).toEqual([
      ['new', []],
      ['same', [EXPENSE_NOTES.exists]],
    ]);
  });

  test('that were reversed are recorded again, with a remark', () => {
    const reversed = { ...wash, isReversed: true };
    const known = { ...SPENDING, expenses: [reversed, wash] };
    expect(only(row, known)).toMatchObject({ fate: 'same' });
    expect(only(row, { ...SPENDING, expenses: [reversed] })).toMatchObject({
      fate: 'repaired',
      notes: [EXPENSE_NOTES.reversed],
    });
  });

  test('are recognised by another method, which stays', () => {
    const known = { ...SPENDING, expenses: [{ ...wash, method: 'cash' as const }] };
    expect(only(row, known)).toMatchObject({
      fate: 'same',
      notes: [EXPENSE_NOTES.exists, methodStays('Наличные')],
    });
  });

  test.each([
    ['the kind', { expenseKindId: 9, comment: 'Мойка; Кузов' }],
    ['the car', { carId: null, comment: 'Кузов; Автомобиль в файле: А418КМ77' }],
    [
      'the kind and the car',
      { expenseKindId: 9, carId: null, comment: 'Мойка; Кузов; Автомобиль в файле: А418КМ77' },
    ],
  ])('are recognised when %s was unknown at the first import', (_, former) => {
    const known = { ...SPENDING, expenses: [{ ...wash, ...former }] };
    expect(only(row, known).fate).toBe('same');
  });

  test.each([
    ['day', { spentOn: '2026-11-06' }],
    ['sum', { amount: kopecks(50_001) }],
    ['kind', { expenseKindId: 2 }],
    ['car', { carId: 2 }],
    ['comment', { comment: 'Салон' }],
  ])('differ by the %s', (_, other) => {
    const known = { ...SPENDING, expenses: [{ ...wash, ...other }] };
    expect(only(row, known).fate).toBe('new');
  });
});

test('the export of the expenses of a car is known, though it does not name the car', () => {
  const { day, expenseKind, sum } = CAR_ANALYTICS_TEXTS;
  const known = {
    expenseKindId: 1,
    carId: 2,
    comment: null,
    method: 'cash' as const,
    isReversed: false,
  };
  const expenses = [50_000, 50_000].map((amount) => ({
    ...known,
    spentOn: '2026-11-05',
    amount: kopecks(amount),
  }));
  const rows: Cell[][] = [1, 2, 3].map(() => ['05.11.2026', 'Мойка', 500, '']);
  const plan = planOf(rows, { ...SPENDING, expenses }, [
    day,
    expenseKind,
    sum,
    EXPORT_TEXTS.comment,
  ]);
  expect(plan.rows.map(({ fate }) => fate)).toEqual(['new', 'same', 'same']);
});

test('in a cash book rows of money received are skipped', () => {
  const heads = ['Дата', 'Приход', 'Расход', 'Комментарий'];
  const rows: Cell[][] = [
    ['05.11.2026', 9000, '', 'аренда'],
    ['05.11.2026', 9000, 0, 'аренда'],
    ['05.11.2026', '', 500, 'мойка'],
    ['Итого', 18_000, 500, ''],
  ];
  const plan = planOf(rows, SPENDING, heads);
  expect(plan.rows.map(({ row, fate, notes }) => [row, fate, notes[0]])).toEqual([
    [4, 'repaired', EXPENSE_NOTES.kindFromComment],
    [2, 'skipped', EXPENSE_NOTES.nothingSpent],
    [3, 'skipped', EXPENSE_NOTES.nothingSpent],
    [5, 'skipped', IMPORT_NOTES.totals],
  ]);
});

describe('an expense that a partner bears', () => {
  const heads = ['Дата', 'Сумма', 'Статья', 'За счёт владельца'];
  const borne = (text: string, known = SPENDING) => {
    const plan = planOf([['05.11.2026', '500', 'мойка', text]], known, heads);
    const [row, write] = [plan.rows[0], plan.expenses[0]];
    return { row, write, shown: row?.values.find(({ name }) => name === 'borneBy')?.text };
  };

  test.each([
    ['Смирнов Андрей', 7, 'Смирнов Андрей'],
    [' смирнов  АНДРЕЙ', 7, 'Смирнов Андрей'],
    ['ООО «Парк Плюс»', 8, 'ООО «Парк Плюс»'],
  ])('%j is the partner %i', (text, id, name) => {
    const { row, write, shown } = borne(text);
    expect([row?.fate, write?.partner, write?.comment, shown]).toEqual([
      'new',
      { id, name },
      null,
      name,
    ]);
  });

  test.each(['', '-', 'нет', 'Компания'])('%j is the company', (text) => {
    const { row, write } = borne(text);
    expect([row?.fate, write?.partner, write?.comment]).toEqual(['new', null, null]);
  });

  test('an unknown name stays in the comment, and the row is known once it is added', () => {
    const { row, write } = borne('Смирнов');
    expect(row?.fate).toBe('repaired');
    expect(row?.notes).toContain(partnerMissing('Смирнов'));
    expect([write?.partner, write?.comment]).toEqual([null, 'За чей счёт: Смирнов']);
    const recorded = write ? [{ ...write, isReversed: false }] : [];
    const known = {
      ...SPENDING,
      partners: [{ id: 9, name: 'Смирнов' }],
      expenses: recorded,
    };
    expect(borne('Смирнов', known).row?.fate).toBe('same');
  });

  test('an author who may not see partners records none', () => {
    const { write } = borne('Смирнов Андрей', { ...SPENDING, partners: [] });
    expect([write?.partner, write?.comment]).toEqual([null, 'За чей счёт: Смирнов Андрей']);
  });
});
