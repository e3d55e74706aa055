import { describe, expect, it } from 'vitest';
import { bookingEditForm, bookingEditPayload, toBookingEditPayload } from './bookings/booking-edit';
import { cashEntryForm, cashEntryPayload, toCashEntryPayload } from './bookings/cash-entry';
import { priceEstimatePayload } from './bookings/price-estimate';
import { quickBookingForm } from './bookings/quick-booking';
import { fieldErrors, firstMessage } from './fields/problems';
import {
  type MaintenanceValues,
  maintenanceCreatePayload,
  maintenanceForm,
  maintenancePayload,
  toMaintenancePayload,
} from './fleet/maintenance';
import { loginForm, loginPayload, toLoginPayload } from './people/login';

const period = { startDate: '2026-05-10T07:00:00.000Z', endDate: '2026-05-12T15:00:00.000Z' };

describe('signing in', () => {
  const filled = { login: ' admin ', password: 'secret', remember: true };

  it.each([{ login: '' }, { login: '  ' }, { password: '' }, { password: ' ' }, { login: null }])(
    'requires both login and password: %j',
    (change) => {
      expect(firstMessage(loginForm, { ...filled, ...change })).toBe('Введите логин и пароль');
    },
  );

  it('accepts both, and sends them trimmed', () => {
    expect(firstMessage(loginForm, filled)).toBeNull();
    expect(toLoginPayload(filled)).toEqual({ login: 'admin', password: 'secret', remember: true });
  });

  it('accepts a request without `remember`, and refuses one of a wrong type', () => {
    expect(fieldErrors(loginPayload, { login: 'admin', password: 'secret' })).toEqual({});
    expect(fieldErrors(loginPayload, { ...filled, remember: null })).toEqual({});
    expect(fieldErrors(loginPayload, { ...filled, login: { $gt: '' } })).toEqual({
      login: 'Введите логин и пароль',
    });
  });
});

describe('the booking edit form', () => {
  const filled = { ...period, totalPrice: '12 600', depositAmount: '5000,5', depositComment: '' };

  it.each([
    ['no time', { startDate: '' }, 'Укажите время выдачи и возврата'],
    ['a wrong time', { endDate: 'x' }, 'Введите корректные дату и время'],
    [
      'a return before the pickup',
      { endDate: '2026-05-01T10:00:00Z' },
      'Время возврата не может быть раньше времени выдачи',
    ],
    ['a negative price', { totalPrice: '-5' }, 'Укажите корректную итоговую стоимость'],
    ['a non-numeric deposit', { depositAmount: 'x' }, 'Укажите корректный размер залога'],
  ])('refuses %s', (_, change, message) => {
    expect(firstMessage(bookingEditForm, { ...filled, ...change })).toBe(message);
  });

  it('sends an empty price, deposit and comment as null', () => {
    const empty = { ...filled, totalPrice: '', depositAmount: ' ', depositComment: '  ' };
    expect(firstMessage(bookingEditForm, empty)).toBeNull();
    expect(toBookingEditPayload(empty)).toEqual({
      ...period,
      totalPrice: null,
      depositAmount: null,
      depositComment: null,
    });
  });

  it('sends amounts as numbers valid on the server', () => {
    const payload = toBookingEditPayload(filled);
    expect(payload).toMatchObject({ totalPrice: 12_600, depositAmount: 5000.5 });
    expect(fieldErrors(bookingEditPayload, payload)).toEqual({});
    expect(fieldErrors(bookingEditPayload, { ...payload, carId: 2, version: 1 })).toEqual({});
  });

  it('is refused by the server with text amounts or negative amounts', () => {
    expect(
      fieldErrors(bookingEditPayload, { ...period, totalPrice: '5', depositAmount: -1, carId: 0 }),
    ).toEqual({
      totalPrice: 'Укажите корректную итоговую стоимость',
      depositAmount: 'Укажите корректный размер залога',
      carId: 'Выберите автомобиль',
    });
  });
});

describe('the service-work form', () => {
  const filled: MaintenanceValues = {
    ...period,
    description: ' Замена масла ',
    status: 'scheduled',
    cost: '6 500,50',
  };
  const messageFor = (change: object) => firstMessage(maintenanceForm, { ...filled, ...change });

  it.each([
    ['no time', { endDate: '' }, 'Укажите время начала и окончания работы'],
    ['a wrong time', { startDate: 'x' }, 'Введите корректные дату и время'],
    [
      'an end before the start',
      { endDate: '2026-05-01T10:00:00Z' },
      'Время окончания не может быть раньше времени начала',
    ],
    ['no description', { description: '  ' }, 'Добавьте описание работ'],
    ['no cost', { cost: '' }, 'Введите корректную стоимость сервиса'],
    ['a negative cost', { cost: '-1' }, 'Введите корректную стоимость сервиса'],
    ['an unknown status', { status: 'lost' }, 'Выберите статус из списка'],
  ])('refuses %s', (_, change, message) => {
    expect(messageFor(change)).toBe(message);
  });

  it('orders times before the description and the description before the cost', () => {
    expect(messageFor({ description: '', cost: 'x', startDate: '' })).toBe(
      'Укажите время начала и окончания работы',
    );
    expect(messageFor({ description: '', cost: 'x' })).toBe('Добавьте описание работ');
  });

  it('sends a valid payload; a new one includes its car', () => {
    const payload = toMaintenancePayload(filled);
    expect(payload).toEqual({
      ...period,
      description: 'Замена масла',
      status: 'scheduled',
      cost: 6500.5,
    });
    expect(fieldErrors(maintenancePayload, payload)).toEqual({});
    expect(fieldErrors(maintenanceCreatePayload, { ...payload, carId: 7 })).toEqual({});
    expect(fieldErrors(maintenanceCreatePayload, payload)).toEqual({
      carId: 'Выберите автомобиль',
    });
  });

  it('may be sent without a status', () => {
    const { status, ...rest } = toMaintenancePayload(filled);
    expect(fieldErrors(maintenancePayload, rest)).toEqual({});
    expect(fieldErrors(maintenancePayload, { ...rest, status: null })).toEqual({});
  });
});

describe('the cash entry form', () => {
  it.each([
    ['', 'Укажите сумму операции'],
    ['  ', 'Укажите сумму операции'],
    ['сто', 'Укажите сумму операции'],
    ['0', 'Сумма должна быть положительной'],
    ['0,004', 'Сумма должна быть положительной'],
    ['-100', 'Сумма должна быть положительной'],
    ['9999999999', 'Сумма слишком велика'],
  ])('refuses %j: %s', (amount, message) => {
    expect(firstMessage(cashEntryForm, { amount, comment: '' })).toBe(message);
  });

  it('sends the amount rounded and an empty comment as null', () => {
    const values = { amount: '1 500,555', comment: ' ' };
    expect(firstMessage(cashEntryForm, values)).toBeNull();
    expect(toCashEntryPayload(values)).toEqual({ amount: 1500.56, comment: null });
    expect(fieldErrors(cashEntryPayload, toCashEntryPayload(values))).toEqual({});
  });

  it.each([
    [{ amount: null }, 'Укажите сумму операции'],
    [{ amount: '5' }, 'Укажите сумму операции'],
    [{ amount: Number.NaN }, 'Укажите сумму операции'],
    [{ amount: 0 }, 'Сумма должна быть положительной'],
    [{ amount: 1, comment: 5 }, 'Ожидается текст'],
  ])('is refused by the server as %j: %s', (input, message) => {
    expect(firstMessage(cashEntryPayload, input)).toBe(message);
  });
});

describe('the quick booking dialog', () => {
  const message = 'Дата возврата должна быть позже даты выдачи.';

  it.each([
    ['a return at the pickup', { endDate: period.startDate }],
    ['a return before the pickup', { endDate: '2026-05-01T10:00:00Z' }],
    ['no return', { endDate: '' }],
    ['a wrong pickup', { startDate: 'x' }],
  ])('refuses %s', (_, change) => {
    expect(firstMessage(quickBookingForm, { ...period, ...change })).toBe(message);
  });

  it('accepts a return after the pickup', () => {
    expect(firstMessage(quickBookingForm, period)).toBeNull();
  });
});

describe('a price estimate', () => {
  it('requires a car and a period', () => {
    expect(fieldErrors(priceEstimatePayload, { carId: 7, ...period })).toEqual({});
    expect(fieldErrors(priceEstimatePayload, {})).toEqual({
      carId: 'Выберите автомобиль',
      startDate: 'Укажите время выдачи и возврата',
      endDate: 'Укажите время выдачи и возврата',
    });
  });
});
