import { describe, expect, test } from 'vitest';
import { eventLook } from '../model/look/event-look';
import type { AnswerBooking, AnswerMaintenance } from '../model/rows/board-answer';
import type { BoardEvent } from '../model/rows/board-event';
import { booking, maintenance, rowsOf, ZONE } from '../testing/board-rows';
import { type CardFacts, cardFacts, smallCard } from './card-facts';

const NOW = new Date('2026-11-20T11:15:00Z');

/** The card of the first event of a row. */
function cardOf(events: (AnswerBooking | AnswerMaintenance)[], rule = {}): CardFacts {
  const neighbours = rowsOf(events).rows[0]?.events ?? [];
  const [event] = neighbours as [BoardEvent];
  return cardFacts(event, { neighbours, look: eventLook(event, NOW, ZONE, rule), zone: ZONE });
}

const texts = ({ facts }: CardFacts) =>
  Object.fromEntries(facts.map(({ title, text }) => [title, text.replaceAll('\u00A0', ' ')]));

describe('the card of a booking', () => {
  test('shows customer, period, price and phone', () => {
    const card = cardOf([
      booking(1, '19 09:00', '21 12:00', {
        customerPhone: '79161234567',
        depositAmount: 5000,
        depositComment: 'наличными',
        sourceName: 'Сайт',
        notes: ' Детское кресло ',
      }),
    ]);
    expect(card.title).toBe('Марина Котова');
    expect(card.badge).toEqual({ look: 'active', text: 'Активно' });
    expect(card.period).toBe('19.11.2026 09:00 – 21.11.2026 12:00 ·\u00A03\u00A0дня');
    expect(texts(card)).toEqual({
      Телефон: '+7 (916) 123-45-67',
      Стоимость: '16 800 ₽',
      Залог: '5 000 ₽, наличными',
      Источник: 'Сайт',
      Комментарий: 'Детское кресло',
    });
    expect(Object.keys(texts(smallCard(card)))).toEqual(['Телефон', 'Стоимость', 'Залог']);
    expect(card.facts[0]?.href).toBe('tel:+79161234567');
    expect(card.alarms).toEqual([]);
  });

  test('omits unknown fields', () => {
    const nothing = { totalPrice: null, customerPhone: null, customer: ' ' };
    const card = cardOf([booking(1, '22 09:00', '23 12:00', nothing)]);
    expect(card.title).toBe('Клиент не указан');
    expect(card.facts).toEqual([]);
    expect(card.badge.text).toBe('Запланировано');
  });

  test.each([
    ['19 09:00', '20 20:00', {}, 'Возврат сегодня', 'out'],
    ['17 09:00', '19 20:00', {}, 'Завершено', 'unconfirmed'],
    ['15 09:00', '17 20:00', {}, 'Завершено', 'ended'],
    ['17 09:00', '19 20:00', { requireReturnMark: true }, 'Активно', 'overdue'],
  ])('of %s – %s under %o has the badge «%s» and is %s', (start, end, rule, badge, where) => {
    const card = cardOf([booking(1, start, end)], rule);
    expect([card.badge.text, card.whereabouts]).toEqual([badge, where]);
  });

  test('names the moment an overdue return was due', () => {
    const card = cardOf([booking(1, '17 09:00', '19 20:00')], { requireReturnMark: true });
    expect(card.alarms).toEqual(['Возврат ждали 19.11.2026 20:00.']);
  });
});

describe('a conflict', () => {
  test('names the other event, from both sides', () => {
    const service = maintenance(2, '20 10:00', '22 18:00', { description: 'Кузовной ремонт' });
    expect(cardOf([booking(1, '19 09:00', '21 12:00'), service]).alarms).toEqual([
      'Конфликт: Кузовной ремонт, 20.11.2026 10:00 – 22.11.2026 18:00',
    ]);
    expect(cardOf([service, booking(1, '21 09:00', '23 12:00')]).alarms).toEqual([
      'Конфликт: Марина Котова, 21.11.2026 09:00 – 23.11.2026 12:00',
    ]);
  });

  test('with an event that is not loaded is named too', () => {
    const card = cardOf([booking(1, '19 09:00', '21 12:00', { conflict: true })]);
    expect(card.alarms).toEqual(['Конфликт: Мешает событие за пределами загруженных дней.']);
  });
});

test('the card of maintenance shows work and cost', () => {
  const card = cardOf([maintenance(1, '20 09:00', '20 18:00', { status: 'in_progress' })]);
  expect(card.title).toBe('Замена масла');
  expect(card.badge).toEqual({ look: 'service', text: 'В работе' });
  expect(texts(card)).toEqual({ Расходы: '4 500 ₽' });
});
