import { bookingColumns } from '@schema/export/bookings';
import { CAR_COLUMNS } from '@schema/export/cars';
import { customerColumns } from '@schema/export/customers';
import type { ImportKind } from '@schema/import';
import { MESSAGES } from '@schema/messages';
import { STATEMENT_TEXTS } from '@schema/texts/money/partner-statements';
import { REGISTER_HEADINGS, REGISTER_TEXTS } from '@schema/texts/money/tills';
import { describe, expect, test } from 'vitest';
import { meaningFault } from './meaning-fault';
import { readTable } from './read-table';

const read = (titles: readonly string[], kind: ImportKind | null = null) => {
  const row = titles.map((_, at) => (at === 0 ? '05.11.2026' : '500'));
  const table = { name: '', rows: [titles, row], merged: [] };
  return readTable([table], { kind }, { zone: 'Europe/Moscow', near: '2026-11-28' });
};

describe('a table of expenses is recognised by all of its headings', () => {
  test.each<[string, (string | null)[]]>([
    [
      'Дата;Сумма;Статья;Авто;Касса;Комментарий',
      ['spentOn', 'amount', 'expenseKind', 'car', 'till', 'notes'],
    ],
    ['Дата;Расход;Сумма', ['spentOn', 'expenseKind', 'amount']],
    ['Дата;За что;Сколько;Машина', ['spentOn', 'expenseKind', 'amount', 'car']],
    ['Дата;Статья;Расход, ₽', ['spentOn', 'expenseKind', 'amount']],
    ['Дата;Категория;Стоимость;Кто', ['spentOn', 'expenseKind', 'amount', 'spentBy']],
    ['Дата;За что;Сумма, руб.;Госномер', ['spentOn', 'expenseKind', 'amount', 'licensePlate']],
    ['День;Вид расхода;Итого;Форма оплаты', ['spentOn', 'expenseKind', 'amount', 'paidBy']],
    ['Дата;Статья;Категория;Сумма', ['spentOn', 'expenseKind', 'expenseKind', 'amount']],
    [
      'Дата;Расход;Стоимость;Контрагент;Нал/безнал',
      ['spentOn', 'expenseKind', 'amount', 'spentBy', 'paidBy'],
    ],
    [
      'expense_date;expense_type;amount;license_plate;payment_method;note',
      ['spentOn', 'expenseKind', 'amount', 'licensePlate', 'paidBy', 'notes'],
    ],
    ['expenseDate;expenseCategory;expenseAmount', ['spentOn', 'expenseKind', 'amount']],
  ])('%s', (titles, fields) => {
    const table = read(titles.split(';'));
    expect([table.kind, table.fields, meaningFault(table)]).toEqual(['expenses', fields, null]);
  });
});

test('the method of expenses is recognised by its values', () => {
  const rows = [
    ['Дата', 'Статья', 'Сумма', 'Оплата'],
    ['05.11.2026', 'Мойка', '500', 'нал'],
    ['06.11.2026', 'Топливо', '900', 'безнал'],
  ];
  const tables = [{ name: '', rows, merged: [] }];
  const { fields } = readTable(tables, {}, { zone: 'Europe/Moscow', near: '2026-11-28' });
  expect(fields).toEqual(['spentOn', 'expenseKind', 'amount', 'paidBy']);
});

test.each<[string, string, ImportKind]>([
  ['Расходы', '', 'expenses'],
  ['', 'Расходы за ноябрь', 'expenses'],
  ['', 'Доходы и расходы', 'bookings'],
  ['Брони', '', 'bookings'],
])('the sheet «%s» with the title «%s» is %s', (name, title, kind) => {
  const rows = [[title], ['Дата', 'Сумма', 'Авто'], ['05.11.2026', '500', 'А418КМ77']];
  const rules = { zone: 'Europe/Moscow', near: '2026-11-28' };
  expect(readTable([{ name, rows, merged: [] }], {}, rules).kind).toBe(kind);
});

test('the sum of a sheet that calls itself expenses is asked', () => {
  const table = read(['Дата', 'Затраты на', 'Отдали']);
  expect([table.kind, meaningFault(table)]).toEqual([
    'expenses',
    MESSAGES.importing.noExpenseColumns,
  ]);
});

test('a sheet of bookings is not expenses by its name', () => {
  const rows = [['Авто', 'Клиент', 'Выдача', 'Возврат', 'Сумма'], ['А418КМ77']];
  const rules = { zone: 'Europe/Moscow', near: '2026-11-28' };
  expect(readTable([{ name: 'Расходы', rows, merged: [] }], {}, rules).kind).toBe('bookings');
});

describe('other tables are not expenses', () => {
  test.each<[string, ImportKind]>([
    ['Авто;Клиент;Телефон;Выдача;Возврат;Сумма;Расход', 'bookings'],
    ['Дата;Авто;Клиент;Категория;Сумма', 'bookings'],
    ['Авто;Дата выдачи;Дата возврата;Категория;Сумма', 'bookings'],
    ['Марка;Модель;Госномер;Категория;Стоимость;Дата', 'bookings'],
    ['Марка;Модель;Госномер;Категория;Залог', 'cars'],
    ['ФИО;Телефон;Категория', 'customers'],
    ['Дата;Сумма;Авто', 'bookings'],
  ])('%s', (titles, kind) => {
    const table = read(titles.split(';'));
    expect([table.kind, meaningFault(table)]).toEqual([kind, null]);
  });

  test.each([
    ['cars', CAR_COLUMNS],
    ['customers', customerColumns('Europe/Moscow')],
    ['bookings', bookingColumns('Europe/Moscow')],
  ])('the export of %s', (kind, columns) => {
    expect(read(columns.map(({ title }) => title)).kind).toBe(kind);
  });
});

describe('money received beside expenses', () => {
  const { cashBook, ownExport, noExpenseColumns } = MESSAGES.importing;

  test.each([
    'Дата;Приход;Расход;Остаток;Комментарий',
    'Дата;Доход;Расход',
    'Дата;Категория;Сумма;Остаток',
    'date;income;expense;balance',
  ])('%s: the kind is asked', (titles) => {
    expect(meaningFault(read(titles.split(';')))).toBe(cashBook);
    expect(meaningFault(read(titles.split(';'), 'expenses'))).toBeNull();
  });

  test('the export of the register is refused, because its money is recorded', () => {
    const { date, who, till, method, comment } = REGISTER_TEXTS;
    const titles = [date, ...REGISTER_HEADINGS.slice(0, 2), who, till, method].concat(
      REGISTER_HEADINGS.slice(2),
      comment,
    );
    expect(meaningFault(read(titles))).toBe(ownExport);
    expect(meaningFault(read(titles, 'expenses'))).toBe(ownExport);
  });

  test('the export of a statement is refused too', () => {
    const { section, day, what, plate, revenue, share, amount } = STATEMENT_TEXTS;
    const titles = [section, day, what, plate, revenue, share, amount];
    expect(meaningFault(read(titles))).toBe(ownExport);
    expect(meaningFault(read(titles, 'expenses'))).toBe(ownExport);
  });

  test('expenses need a day and a sum', () => {
    expect(meaningFault(read(['Статья', 'Сумма'], 'expenses'))).toBe(noExpenseColumns);
  });
});
