import {
  booking,
  car,
  maintenance,
  NO_MARK,
  nov,
  rowsOf,
  scale,
  ZONE,
} from '@frontend/features/board/testing/board-rows';
import { describe, expect, it } from 'vitest';
import type { AnswerBooking, AnswerMaintenance } from '../rows/board-answer';
import { dayName, eventName, freeCellName } from './accessible-names';
import { eventLook } from './event-look';

const rio = car(1, { licensePlate: 'А418КМ77' });

function nameOf(record: AnswerBooking | AnswerMaintenance, rule = {}): string {
  const [event] = rowsOf([record]).rows[0]?.events ?? [];
  if (!event) throw new Error('no event');
  const look = eventLook(event, new Date(NO_MARK.nowMs), ZONE, rule);
  return eventName(event, rio, look, scale).replaceAll('\u00a0', ' ');
}

describe('the accessible name of an event, at 14:15 of 20.11.2026', () => {
  it('has car, plate, customer, time, state and price', () => {
    expect(nameOf(booking(1, '19 09:00', '21 12:00'))).toBe(
      'Kia Rio, А418КМ77, Марина Котова, 19.11.2026 09:00 – 21.11.2026 12:00, активно, у клиента, 16 800 ₽',
    );
  });

  it('names the debt after the price', () => {
    const [event] = rowsOf([booking(1, '19 09:00', '21 12:00')]).rows[0]?.events ?? [];
    if (!event) throw new Error('no event');
    const look = eventLook(event, new Date(NO_MARK.nowMs), ZONE, {});
    const money = { sign: 'unpaid', text: 'Не оплачено, к оплате 4 000 ₽' } as const;
    expect(eventName(event, rio, look, scale, money)).toMatch(
      /16\s800\s₽, Не оплачено, к оплате 4 000 ₽$/,
    );
  });

  it.each([
    [booking(1, '21 09:00', '22 12:00', { totalPrice: null }), 'запланировано'],
    [booking(1, '19 09:00', '20 20:00', { totalPrice: null }), 'возврат сегодня, у клиента'],
    [booking(1, '19 09:00', '20 12:00', { totalPrice: null }), 'завершено, возврат не отмечен'],
    [booking(1, '20 18:00', '20 20:00', { totalPrice: null }), 'запланировано'],
    [booking(1, '10 09:00', '12 12:00', { totalPrice: null }), 'завершено'],
    [maintenance(1, '19 09:00', '21 18:00'), 'сервис'],
    [maintenance(1, '19 09:00', '19 18:00', { status: 'done' }), 'сервис завершён'],
    [
      booking(1, '21 09:00', '22 12:00', { totalPrice: null, conflict: true }),
      'пересечение по времени',
    ],
  ])('names the state', (record, state) => {
    expect(nameOf(record).endsWith(`, ${state}`)).toBe(true);
  });

  it('names an overdue return, by mark or by the company rule', () => {
    const late = booking(1, '10 09:00', '12 12:00', { totalPrice: null });
    expect(nameOf(late, { requireReturnMark: true })).toContain('активно, не возвращена');
    const out = { ...late, handedOverAt: late.startDate };
    expect(nameOf(out)).toContain('завершено, не возвращена');
  });

  it('writes an end at midnight as the midnight of the next day', () => {
    expect(nameOf(booking(1, '19 09:00', '21 00:00'))).toContain('– 21.11.2026 00:00');
  });

  it('has a text for a missing name', () => {
    expect(nameOf(booking(1, '19 09:00', '21 12:00', { customer: ' ' }))).toContain(
      'Клиент не указан',
    );
  });
});

it('names days and free cells', () => {
  expect(dayName(nov(20), scale, { today: nov(20), free: 2 })).toBe(
    'пятница, 20.11.2026, сегодня, свободно 2 машины',
  );
  expect(dayName(nov(21), scale, { today: nov(20), free: null })).toBe('суббота, 21.11.2026');
  expect(freeCellName(rio, nov(21), scale)).toBe('Kia Rio, А418КМ77, 21.11.2026, свободно');
});
