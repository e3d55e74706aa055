import { describe, expect, it } from 'vitest';
import { fieldErrors, firstMessage } from '../fields/problems';
import {
  type IncompleteBookingValues,
  incompleteBookingForm,
  incompleteBookingPayload,
  toIncompleteBookingPayload,
} from './incomplete-booking';

const filled: IncompleteBookingValues = {
  carId: 7,
  startDate: '2026-05-10T07:00:00.000Z',
  endDate: '2026-05-12T15:00:00.000Z',
  fullName: ' Петров Пётр ',
  phone: '8 916 245-18-07',
  totalPrice: '6 000',
  depositAmount: '',
  depositComment: ' ',
  notes: '',
  sourceId: null,
};

describe('the repair of an incomplete booking', () => {
  it.each([
    ['no car', { carId: null }, 'Выберите автомобиль'],
    ['no start', { startDate: '' }, 'Укажите время выдачи и возврата'],
    ['no name', { fullName: '  ' }, 'Введите имя клиента'],
    ['a phone that cannot be dialled', { phone: '12-34' }, 'Введите корректный телефон клиента'],
    ['no price', { totalPrice: '' }, 'Укажите корректную итоговую стоимость аренды'],
    ['an invalid deposit', { depositAmount: '-1' }, 'Укажите корректный размер залога'],
  ])('refuses %s', (_, change, message) => {
    expect(firstMessage(incompleteBookingForm, { ...filled, ...change })).toBe(message);
  });

  it('reports the missing car first', () => {
    const empty = { ...filled, carId: null, startDate: '', fullName: '' };
    expect(firstMessage(incompleteBookingForm, empty)).toBe('Выберите автомобиль');
  });

  it('sends a valid payload with the version that was read', () => {
    expect(firstMessage(incompleteBookingForm, filled)).toBeNull();
    const payload = toIncompleteBookingPayload(filled, 3);
    expect(payload).toEqual({
      carId: 7,
      customer: { fullName: 'Петров Пётр', phone: '+79162451807', email: null },
      startDate: filled.startDate,
      endDate: filled.endDate,
      totalPrice: 6000,
      depositAmount: 0,
      depositComment: null,
      notes: null,
      sourceId: null,
      version: 3,
    });
    expect(fieldErrors(incompleteBookingPayload, payload)).toEqual({});
    expect(fieldErrors(incompleteBookingPayload, { ...payload, version: 'x' })).toEqual({
      version: 'Ожидается число',
    });
  });
});
