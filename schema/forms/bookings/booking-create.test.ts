import { kopecks } from '@schema/values/money/money';
import { describe, expect, it } from 'vitest';
import { fieldErrors, firstMessage } from '../fields/problems';
import {
  type BookingCreateValues,
  bookingCreateForm,
  bookingCreatePayload,
  toBookingCreatePayload,
} from './booking-create';

const filled: BookingCreateValues = {
  startDate: '2026-05-10T07:00:00.000Z',
  endDate: '2026-05-12T15:00:00.000Z',
  fullName: ' Иванов Иван ',
  phone: '8 916 245-18-07',
  totalPrice: '12 600,50',
  depositAmount: '',
  depositComment: '  ',
  notes: ' Детское кресло ',
  sourceId: 3,
};
const messageFor = (values: Partial<Record<keyof BookingCreateValues, unknown>>) =>
  firstMessage(bookingCreateForm, { ...filled, ...values });

const TIMES = 'Укажите время выдачи и возврата';
const DATES = 'Введите корректные дату и время';
const ORDER = 'Время возврата не может быть раньше времени выдачи';
const NAME = 'Введите имя клиента';
const PHONE = 'Введите корректный телефон клиента';
const PRICE = 'Укажите корректную итоговую стоимость аренды';
const DEPOSIT = 'Укажите корректный размер залога';

describe('the booking form', () => {
  it('accepts valid values', () => {
    expect(messageFor({})).toBeNull();
    expect(fieldErrors(bookingCreateForm, filled)).toEqual({});
  });

  it.each([
    ['no pickup time', { startDate: '' }, TIMES],
    ['no return time', { endDate: '' }, TIMES],
    ['a pickup that is no date', { startDate: '2026-02-30T10:00:00Z' }, DATES],
    ['a return without a zone', { endDate: '2026-05-12T18:00' }, DATES],
    ['a return before the pickup', { endDate: '2026-05-10T06:59:00Z' }, ORDER],
    ['a mistyped year', { endDate: '2066-05-12T15:00:00Z' }, 'Период не может быть длиннее 10 лет'],
    ['a name of spaces', { fullName: '   ' }, NAME],
    ['a name without end', { fullName: 'я'.repeat(201) }, 'Не более 200 символов'],
    ['a phone with a digit missing', { phone: '+7 (916) 245-18-0_' }, PHONE],
    ['a foreign phone', { phone: '+380 50 123-45-67' }, PHONE],
    ['no phone', { phone: '' }, PHONE],
    ['no price', { totalPrice: '' }, PRICE],
    ['a negative price', { totalPrice: '-1' }, PRICE],
    ['a non-numeric price', { totalPrice: 'сто' }, PRICE],
    ['a price beyond measure', { totalPrice: '1000000001' }, 'Сумма слишком велика'],
    ['a negative deposit', { depositAmount: '-0,01' }, DEPOSIT],
    ['a non-numeric deposit', { depositAmount: 'паспорт' }, DEPOSIT],
    ['half a letter', { notes: 'кресло \ud83d' }, 'Текст содержит недопустимые символы'],
    ['a hidden zero', { notes: 'кресло\u0000' }, 'Текст содержит недопустимые символы'],
  ])('refuses %s', (_, values, message) => {
    expect(messageFor(values)).toBe(message);
  });

  it.each([
    ['a return at the pickup', { endDate: filled.startDate }],
    ['a price of 0', { totalPrice: '0' }],
    ['no source', { sourceId: null }],
    ['several lines of notes', { notes: 'первая\nвторая' }],
  ])('accepts %s', (_, values) => {
    expect(messageFor(values)).toBeNull();
  });

  it('orders messages as documented, whatever else is wrong', () => {
    const everything = {
      startDate: '',
      endDate: 'завтра',
      fullName: '',
      phone: '',
      totalPrice: '',
      depositAmount: 'x',
    };
    const repairs: [Partial<BookingCreateValues>, string][] = [
      [{}, TIMES],
      [{ startDate: filled.startDate }, DATES],
      [{ endDate: '2026-05-01T10:00:00Z' }, ORDER],
      [{ endDate: filled.endDate }, NAME],
      [{ fullName: filled.fullName }, PHONE],
      [{ phone: filled.phone }, PRICE],
      [{ totalPrice: '0' }, DEPOSIT],
    ];
    let values = {};
    for (const [repair, message] of repairs) {
      values = { ...values, ...repair };
      expect(messageFor({ ...everything, ...values })).toBe(message);
    }
  });

  it('distinguishes a missing time from a wrong one even when the wrong one comes first', () => {
    expect(messageFor({ startDate: 'завтра', endDate: '' })).toBe(TIMES);
  });

  it('reports every invalid field once', () => {
    expect(
      fieldErrors(bookingCreateForm, { ...filled, endDate: '', phone: '', fullName: ' ' }),
    ).toEqual({
      endDate: TIMES,
      phone: PHONE,
      fullName: NAME,
    });
  });
});

describe('the payload of the booking form', () => {
  it('is trimmed, rounded and normalised', () => {
    expect(toBookingCreatePayload(7, filled)).toEqual({
      carId: 7,
      customer: { fullName: 'Иванов Иван', phone: '+79162451807', email: null },
      startDate: filled.startDate,
      endDate: filled.endDate,
      totalPrice: 12_600.5,
      depositAmount: 0,
      depositComment: null,
      notes: 'Детское кресло',
      sourceId: 3,
    });
  });

  it('passes the validation of the server', () => {
    expect(fieldErrors(bookingCreatePayload, toBookingCreatePayload(7, filled))).toEqual({});
  });
});

describe('a booking payload on the server', () => {
  const sent = () => ({
    ...toBookingCreatePayload(7, filled),
    startDate: new Date(filled.startDate),
    endDate: new Date(filled.endDate),
    totalPrice: kopecks(1_260_050),
  });

  it('may already contain instants and kopecks', () => {
    expect(fieldErrors(bookingCreatePayload, sent())).toEqual({});
  });

  it('may omit optional fields', () => {
    const { depositAmount, depositComment, notes, sourceId, ...needed } = sent();
    expect(fieldErrors(bookingCreatePayload, needed)).toEqual({});
  });

  it.each([
    ['no car', { carId: undefined }, { carId: 'Выберите автомобиль' }],
    ['a car of another type', { carId: '7' }, { carId: 'Выберите автомобиль' }],
    ['half a car', { carId: 1.5 }, { carId: 'Выберите автомобиль' }],
    ['no customer', { customer: undefined }, { customer: NAME }],
    ['a missing customer', { customer: null }, { customer: NAME }],
    ['a customer that is a list', { customer: [] }, { customer: NAME }],
    ['an empty customer', { customer: {} }, { 'customer.fullName': NAME, 'customer.phone': PHONE }],
    [
      'a phone as a number',
      { customer: { fullName: 'Иванов', phone: 79162451807 } },
      { 'customer.phone': PHONE },
    ],
    ['no dates', { startDate: null, endDate: undefined }, { startDate: TIMES, endDate: TIMES }],
    ['dates as numbers', { startDate: 1_778_000_000_000 }, { startDate: DATES }],
    ['an invalid date', { endDate: new Date(Number.NaN) }, { endDate: DATES }],
    ['a price as text', { totalPrice: '12600' }, { totalPrice: PRICE }],
    ['no price', { totalPrice: null }, { totalPrice: PRICE }],
    ['an endless price', { totalPrice: Number.POSITIVE_INFINITY }, { totalPrice: PRICE }],
    ['a price that is no number', { totalPrice: Number.NaN }, { totalPrice: PRICE }],
    ['a negative deposit', { depositAmount: -1 }, { depositAmount: DEPOSIT }],
    ['notes of another type', { notes: { $ne: null } }, { notes: 'Ожидается текст' }],
    [
      'a source of another type',
      { sourceId: 'авито' },
      { sourceId: 'Выберите источник из списка' },
    ],
  ])('is refused with a Russian message for %s', (_, change, errors) => {
    expect(fieldErrors(bookingCreatePayload, { ...sent(), ...change })).toEqual(errors);
  });

  it.each([[undefined], [null], ['бронь'], [42], [[]]])(
    'is refused as malformed when it is %j',
    (input) => {
      expect(firstMessage(bookingCreatePayload, input)).toBe('Некорректный запрос');
    },
  );
});
