import { fillDemo } from '@backend/demo/fill-demo';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { PERMISSIONS } from '@schema/permissions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RestMethod } from './row';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const { store, clock, config } = app;
  await fillDemo(store, { cars: 2, now: clock.now(), zone: config.companyTimeZone });
});
afterAll(() => app.close());

const BOOK = 'POST /bookings/with-customer';
const EDIT = 'PUT /bookings/1';
const WORK = 'POST /maintenances';
const REWORK = 'PUT /maintenances/1';
const CASH = 'POST /cashbox/entries';
const CAR = 'POST /cars';
const TIMES = 'Укажите время выдачи и возврата';
const DATES = 'Введите корректные дату и время';
const WORK_TIMES = 'Укажите время начала и окончания работы';
const COST = 'Введите корректную стоимость сервиса';
const DEPOSIT = 'Укажите корректный размер залога';
const PRICE = 'Укажите корректную итоговую стоимость аренды';
const PRICE_ON_EDIT = 'Укажите корректную итоговую стоимость';
const PRICES = 'В каждой тарифной группе должна быть хотя бы одна стоимость';
const PERIOD = 'Дата возврата должна быть позже даты выдачи.';

/** The messages of docs/requirements.md for values of the wrong type. */
const ROWS: readonly (readonly [call: string, field: string, value: unknown, sentence: string])[] =
  [
    ['POST /auth/login', 'login', 5, 'Введите логин и пароль'],
    ['POST /auth/login', 'password', ['a'], 'Введите логин и пароль'],
    [BOOK, 'startDate', '', TIMES],
    [BOOK, 'endDate', null, TIMES],
    [BOOK, 'startDate', '2026-11-12', DATES],
    [BOOK, 'endDate', 1_762_934_400_000, DATES],
    [BOOK, 'customer.fullName', 5, 'Введите имя клиента'],
    [BOOK, 'customer.phone', 79161234567, 'Введите корректный телефон клиента'],
    [BOOK, 'totalPrice', '12,5', PRICE],
    [BOOK, 'totalPrice', '', PRICE],
    [BOOK, 'totalPrice', {}, PRICE],
    [BOOK, 'depositAmount', '1 000', DEPOSIT],
    [BOOK, 'depositAmount', true, DEPOSIT],
    [EDIT, 'startDate', undefined, TIMES],
    [EDIT, 'endDate', 'NaN', DATES],
    [EDIT, 'totalPrice', 'abc', PRICE_ON_EDIT],
    [EDIT, 'totalPrice', [], PRICE_ON_EDIT],
    [EDIT, 'depositAmount', '', DEPOSIT],
    [WORK, 'startDate', ' ', WORK_TIMES],
    [WORK, 'endDate', true, DATES],
    [WORK, 'description', 5, 'Добавьте описание работ'],
    [WORK, 'cost', '6 500,50', COST],
    [REWORK, 'endDate', '', WORK_TIMES],
    [REWORK, 'startDate', {}, DATES],
    [REWORK, 'description', ['масло'], 'Добавьте описание работ'],
    [REWORK, 'cost', [], COST],
    [CASH, 'amount', undefined, 'Укажите сумму операции'],
    [CASH, 'amount', '1500', 'Укажите сумму операции'],
    [CASH, 'amount', 0, 'Сумма должна быть положительной'],
    [CAR, 'brand', 5, 'Укажите марку автомобиля'],
    [CAR, 'model', {}, 'Укажите модель автомобиля'],
    [CAR, 'licensePlate', true, 'Укажите государственный номер'],
    [CAR, 'tariffGroups', 'все', 'Добавьте хотя бы одну тарифную группу'],
    [CAR, 'tariffGroups', [{ tariffs: 5 }], PRICES],
    [CAR, 'tariffGroups', [{ tariffs: [{ minDays: 1, pricePerDay: '900' }] }], PRICES],
    [CAR, 'depositAmount', '5000', DEPOSIT],
    ['POST /partners', 'name', 5, 'Введите название партнёра'],
    ['PUT /partners/1', 'name', {}, 'Введите название партнёра'],
    ['POST /sources', 'name', true, 'Введите название источника'],
    ['PATCH /sources/1', 'name', 5, 'Введите название источника'],
    ['POST /users', 'login', 5, 'Укажите логин'],
    ['POST /users', 'password', null, 'Пароль должен содержать минимум 6 символов'],
    ['GET /availability/cars', 'start', 'завтра', PERIOD],
    ['GET /availability/cars', 'end', '', PERIOD],
    ['GET /analytics/dashboard', 'date', '31.02.2026', 'Некорректная дата'],
    ['POST /pricing/estimate', 'startDate', '', TIMES],
    ['POST /pricing/estimate', 'endDate', 5, DATES],
  ];

/** `customer.phone` → { customer: { phone } } */
const bodyOf = (field: string, value: unknown): Record<string, unknown> =>
  field.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value) as Record<
    string,
    unknown
  >;

describe('a wrong value gets the documented message', () => {
  test.each(ROWS)('%s: %s = %j: %s', async (call, field, value, sentence) => {
    const [method = '', path = ''] = call.split(' ');
    const search = new URLSearchParams({ [field]: String(value) }).toString();
    const { status, body } = await (method === 'GET'
      ? app.as(PERMISSIONS).rest('GET', `${path}?${search}`)
      : app.as(PERMISSIONS).rest(method as RestMethod, path, bodyOf(field, value)));
    const { code, fields } = body as { code: string; fields: Record<string, string> };
    expect([status, code]).toEqual([422, 'VALIDATION_FAILED']);
    const at = Object.keys(fields).find((key) => key.startsWith(field));
    expect(fields[at ?? '']).toBe(sentence);
  });
});
