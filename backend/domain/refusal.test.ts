import { bookingEditPayload } from '@schema/forms/bookings/booking-edit';
import { describe, expect, it } from 'vitest';
import { carOccupied, notFound, Refusal, stale, validationFailed } from './refusal';
import { assertValid } from './valid';

describe('a refusal', () => {
  it('of bad input has the first field’s message and keeps every field’s own', () => {
    const refusal = validationFailed({ login: 'Укажите логин', password: 'Пароль короток' });
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal).toMatchObject({
      code: 'VALIDATION_FAILED',
      message: 'Укажите логин',
      fields: { login: 'Укажите логин', password: 'Пароль короток' },
    });
    expect(validationFailed({}).message).toBe('Проверьте введённые данные');
  });

  it('has a default Russian message', () => {
    expect(notFound().message).toBe('Не найдено');
    expect(stale()).toMatchObject({ code: 'STALE', fields: undefined, details: undefined });
  });

  it('of an occupied car always has the lists expected by clients', () => {
    expect(carOccupied({ message: 'Автомобиль занят', conflicts: [] }).details).toEqual({
      conflicts: [],
      suggestions: { cars: [], windows: [] },
    });
  });
});

describe('validation against a form', () => {
  const sent = { startDate: '2026-05-10T07:00:00Z', endDate: '2026-05-12T15:00:00Z' };

  it('returns valid input unchanged', () => {
    expect(assertValid(bookingEditPayload, sent)).toBe(sent);
  });

  it('refuses with the message of the first error', () => {
    expect(() =>
      assertValid(bookingEditPayload, { depositAmount: -1, endDate: sent.endDate }),
    ).toThrow(
      expect.objectContaining({
        code: 'VALIDATION_FAILED',
        message: 'Укажите время выдачи и возврата',
        fields: {
          startDate: 'Укажите время выдачи и возврата',
          depositAmount: 'Укажите корректный размер залога',
        },
      }),
    );
  });
});
