import { addCar } from '@backend/testing/data/fleet';
import { addCashiers, tillCalls } from '@backend/testing/data/tills';
import { formOf, sendForm } from '@backend/testing/data/uploads';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import type { ImportRow } from '@schema/import';
import { MESSAGES } from '@schema/messages';
import { undoRefused } from '@schema/messages/undo';
import {
  EXPENSE_NOTES,
  IMPORT_SHORT_REASON,
  kindsMissing,
  tillGoesBelow,
} from '@schema/texts/files/import-expenses';
import { REGISTER_HEADINGS } from '@schema/texts/money/tills';
import { afterAll, beforeEach, expect, test } from 'vitest';

let app: TestApp;
let calls: ReturnType<typeof tillCalls>;
let carId: number;
beforeEach(async () => {
  await app?.close();
  app = await startTestApp();
  calls = tillCalls(app);
  await addCashiers(app);
  carId = await addCar(app.store, { licensePlate: 'А418КМ77' });
});
afterAll(() => app.close());

interface Body {
  readonly kind: string;
  readonly rows: ImportRow[];
  readonly remarks: string[];
  readonly problem: string | null;
  readonly expenses: number;
  readonly operationId: number | null;
  readonly message: string;
  readonly fields?: Record<string, string>;
}

const HEADS = 'Дата;Сумма;Статья;Авто;Касса;Комментарий';

const send = (
  login: Parameters<TestApp['as']>[0],
  path: '/import' | '/import/preview',
  lines: readonly string[],
  options: Record<string, string> = {},
) => {
  const bytes = Buffer.from(lines.join('\n'));
  const form = formOf({ bytes, field: 'file', name: 'расходы.csv', type: 'text/csv' });
  for (const [name, value] of Object.entries(options)) form.append(name, value);
  return sendForm<Body>(app.url, app.as(login), path, form);
};
const undo = (id: number | null, login: Parameters<TestApp['as']>[0] = 'anna') =>
  app.as(login).rest<Record<string, unknown>>('POST', `/import/${id}/undo`);

const operations = () =>
  app.store.fork().execute<Record<string, unknown>[]>(
    `select kind, direction, amount_kopecks as "amount", method, spent_on as "spentOn", car_id as "carId",
         comment, short_reason as "shortReason", reverses_id as "reversesId", user_login as "userLogin"
       from money_operations order by id`,
  );
const summed = async () => (await operations()).map(({ amount }) => Number(amount));

const SHEET = [
  HEADS,
  '05.11.2026;500;Мойка;А418КМ77;Офис;Кузов',
  '06.11.2026;1 250,50;Топливо;;карта;',
  'Итого;1 750,50;;;;',
];

test('expenses are recorded with their days, and the till pays today', async () => {
  const office = await calls.tillNamed('Офис');
  await calls.post('anna', 'till-counts', { tillId: office.id, counted: 2000 });
  const preview = await send('anna', '/import/preview', SHEET);
  expect(preview.body).toMatchObject({ kind: 'expenses', remarks: [], problem: null });
  expect(preview.body.rows.map(({ row, fate }) => [row, fate])).toEqual([
    [2, 'new'],
    [3, 'new'],
    [4, 'skipped'],
  ]);
  expect(await operations()).toEqual([]);

  const { status, body } = await send('anna', '/import', SHEET);
  expect([status, body]).toMatchObject([201, { kind: 'expenses', expenses: 2, bookings: 0 }]);
  const common = { kind: 'expense', direction: 'out', shortReason: null, userLogin: 'anna' };
  expect(await operations()).toMatchObject([
    { ...common, spentOn: '2026-11-05', carId, method: 'cash', comment: 'Кузов' },
    { ...common, spentOn: '2026-11-06', carId: null, method: 'card', comment: null },
  ]);
  expect(await summed()).toEqual([50_000, 125_050]);
  expect(await calls.balance('Офис')).toBe(1500);

  const register = (day: string) =>
    app
      .as('chief')
      .rest<{ lines: { spentOn: string; amount: number }[]; cash: { wentOut: number } }>(
        'GET',
        `/money/register?from=${day}&to=${day}`,
      );
  // The register of the counted day stays as it was.
  expect((await register('2026-11-05')).body).toMatchObject({ lines: [], cash: { wentOut: 0 } });
  const today = (await register('2026-11-10')).body;
  expect(today.cash.wentOut).toBe(500);
  const path = `/analytics/fleet/${carId}?start=2026-11-01T00:00:00%2B03:00&end=2026-12-01T00:00:00%2B03:00`;
  const { body: car } = await app.as('chief').rest('GET', path);
  expect(car).toMatchObject({ expensesTotal: 500, expenses: [{ spentOn: '2026-11-05' }] });
});

test('a second import adds nothing, and equal rows are counted', async () => {
  const row = '05.11.2026;500;Мойка;;карта;';
  expect((await send('anna', '/import', [HEADS, row, row])).body.expenses).toBe(2);
  const cursor = app.changes.cursor();
  const again = await send('anna', '/import', [HEADS, row, row]);
  expect(again.body).toMatchObject({ expenses: 0, operationId: null });
  expect(app.changes.cursor()).toBe(cursor);
  expect((await send('anna', '/import', [HEADS, row, row, row])).body.expenses).toBe(1);
  expect(await summed()).toEqual([50_000, 50_000, 50_000]);
});

test('of two imports of a file at once one records its expenses', async () => {
  const results = await Promise.all(
    ['anna', 'boris'].map((login) => send(login, '/import', SHEET)),
  );
  expect(results.map(({ body }) => body.expenses).sort()).toEqual([0, 2]);
  expect(await summed()).toEqual([50_000, 125_050]);
});

test('a till below zero gets the reason of imports, which the preview states', async () => {
  await calls.fillTill('anna', 700);
  const lines = [HEADS, '05.11.2026;500;Мойка;;нал;', '05.11.2026;600;Топливо;;нал;'];
  const { body } = await send('anna', '/import/preview', lines);
  expect(body.remarks).toEqual([tillGoesBelow('anna', 700, 1100)]);
  await send('anna', '/import', lines);
  expect((await operations()).map(({ shortReason }) => shortReason)).toEqual([
    null,
    IMPORT_SHORT_REASON,
  ]);
  expect(await calls.balance('anna')).toBe(-400);
});

test('the first cash of a user creates the till; the chosen till replaces it', async () => {
  const office = await calls.tillNamed('Офис');
  const lines = ['Дата;Сумма;Статья', '05.11.2026;500;Мойка'];
  const chosen = await send('boris', '/import', lines, { tillId: String(office.id) });
  expect([chosen.body.expenses, await calls.balance('Офис')]).toEqual([1, -500]);
  const own = await send('boris', '/import', [HEADS, '05.11.2026;300;Мойка;;нал;']);
  expect([own.body.expenses, await calls.balance('boris')]).toEqual([1, -300]);
});

test('a missing kind becomes the other one; after it is added the row is still known', async () => {
  const lines = [HEADS, '05.11.2026;500;Страховка;Х000ХХ99;карта;ОСАГО'];
  const { body } = await send('anna', '/import/preview', lines);
  expect(body.remarks).toEqual([kindsMissing(['Страховка'], 0, 'Прочее')]);
  expect(body.rows).toMatchObject([{ fate: 'incomplete' }]);
  await send('anna', '/import', lines);
  expect(await operations()).toMatchObject([
    { carId: null, comment: 'Страховка; ОСАГО; Автомобиль в файле: Х000ХХ99' },
  ]);
  await calls.post('chief', 'expense-kinds', { name: 'Страховка' });
  await addCar(app.store, { licensePlate: 'Х000ХХ99' });
  const again = await send('anna', '/import/preview', lines);
  expect(again.body.rows).toMatchObject([{ fate: 'same', notes: [EXPENSE_NOTES.exists] }]);
});

test('the undo reverses every expense, and the tills hold what they held', async () => {
  await calls.fillTill('anna', 2000);
  const lines = [HEADS, '05.11.2026;500;Мойка;А418КМ77;нал;Кузов', '06.11.2026;300;Топливо;;СБП;'];
  const { operationId } = (await send('anna', '/import', lines)).body;
  const undone = await undo(operationId);
  expect([undone.status, undone.body]).toMatchObject([200, { operationId, expenses: 2, cars: 0 }]);
  expect(await calls.balance('anna')).toBe(2000);
  expect((await operations()).slice(2)).toMatchObject([
    { direction: 'in', method: 'cash', spentOn: '2026-11-05', carId, comment: 'Кузов' },
    { direction: 'in', method: 'sbp', spentOn: '2026-11-06' },
  ]);
  expect((await undo(operationId)).status).toBe(409);
  // What was undone may be imported again.
  expect((await send('anna', '/import', lines)).body.expenses).toBe(2);
  const history = await app.store
    .fork()
    .execute<{ operation: string }[]>(
      `select operation from change_log where entity = 'MoneyOperation' order by id`,
    );
  expect(history.map(({ operation }) => operation)).toEqual([
    'importSheet',
    'importSheet',
    'undoImport',
    'undoImport',
    'importSheet',
    'importSheet',
  ]);
});

test('the undo is refused when one of the expenses was reversed', async () => {
  const { operationId } = (await send('anna', '/import', SHEET)).body;
  const [first] = await app.store
    .fork()
    .execute<{ id: number }[]>('select id from money_operations');
  expect((await calls.post('anna', `operations/${first?.id}/reverse`, {})).status).toBe(201);
  const { status, body } = await undo(operationId);
  const change = { entity: 'MoneyOperation', how: 'added', title: null } as const;
  expect([status, body.message]).toEqual([409, undoRefused([change])]);
  expect(await operations()).toHaveLength(3);
});

test.each([1, 2, 3])('of an undo and a reversal at once one succeeds, race %i', async () => {
  const { operationId } = (await send('anna', '/import', SHEET)).body;
  const [last] = await app.store
    .fork()
    .execute<{ id: number }[]>('select max(id) as "id" from money_operations');
  const [undone, reversed] = await Promise.all([
    undo(operationId),
    calls.post('anna', `operations/${last?.id}/reverse`, {}),
  ]);
  const isUndone = undone.status === 200;
  expect([undone.status, reversed.status]).toEqual(isUndone ? [200, 409] : [409, 201]);
  const contrary = (await operations()).filter(({ reversesId }) => reversesId === last?.id);
  expect(contrary).toHaveLength(1);
});

test('without the permission and with a till of another user the import is refused', async () => {
  const { importing, tills } = MESSAGES;
  const stranger = await send(['view_cars'], '/import', SHEET);
  expect([stranger.status, stranger.body.message]).toEqual([403, importing.bookingsForbidden]);
  const { id } = await calls.fillTill('boris', 10);
  const cases: [string, string][] = [
    [String(id), tills.notYours],
    ['999', tills.unknown],
    ['касса', tills.unknown],
  ];
  for (const [tillId, message] of cases) {
    for (const path of ['/import', '/import/preview'] as const) {
      const { status, body } = await send('anna', path, SHEET, { tillId });
      expect([tillId, status, body.fields]).toEqual([tillId, 422, { tillId: message }]);
    }
  }
  expect(await operations()).toEqual([]);
});

test('a cash book asks for its kind, and the export of the register is refused', async () => {
  const { importing } = MESSAGES;
  const book = ['Дата;Приход;Расход;Остаток', '05.11.2026;9000;;9000', '05.11.2026;;500;8500'];
  const { body } = await send('anna', '/import/preview', book);
  expect(body).toMatchObject({ problem: importing.cashBook, rows: [] });
  const refused = await send('anna', '/import', book);
  expect([refused.status, refused.body.fields]).toEqual([422, { columns: importing.cashBook }]);
  expect((await send('anna', '/import', book, { kind: 'expenses' })).body.expenses).toBe(1);

  const own = [['Дата', ...REGISTER_HEADINGS].join(';'), '05.11.2026;Расход;Мойка;;500;0'];
  for (const kind of ['', 'expenses']) {
    const { body: answer } = await send('anna', '/import/preview', own, kind ? { kind } : {});
    expect(answer.problem).toBe(importing.ownExport);
  }
});

test('an expense of a partner is in the statement, and its undo takes it out', async () => {
  const analyst = app.as(['view_analytics', 'edit_bookings']);
  const made = await analyst.rest<{ id: number }>('POST', '/partners', { name: 'Олег Ким' });
  const path = `/partners/${made.body.id}/statement?from=2026-11-01&to=2026-11-30`;
  const spent = async () =>
    (await analyst.rest<{ expensesTotal: number }>('GET', path)).body.expensesTotal;
  const lines = ['Дата;Сумма;Статья;За счёт владельца', '05.11.2026;500;Мойка;олег ким'];
  // The author of the second may not see partners.
  for (const [login, sum] of [
    [['view_analytics', 'edit_bookings'], 500],
    [['edit_bookings'], 0],
  ] as const) {
    const { body } = await send(login, '/import', lines);
    expect([body.expenses, await spent()]).toEqual([1, sum]);
    expect((await undo(body.operationId, login)).status).toBe(200);
    expect(await spent()).toBe(0);
  }
});
