import { describe, expect, test } from 'vitest';
import { movedFor, recordChanges } from './record-changes';
import type { RecordKind } from './useHistory';

const SHOWN = {
  zone: 'Europe/Moscow',
  carName: (id: number) => (id === 1 ? 'Kia Rio' : null),
};
/** Intl separates groups and the currency by no-break spaces. */
const lines = (kind: RecordKind, before: unknown, after: unknown) =>
  recordChanges(kind, { before, after }, SHOWN).map(({ title, was, now }) =>
    `${title}: ${was ?? '∅'} → ${now ?? '∅'}`.replace(/\s/g, ' '),
  );

describe('the text of a change', () => {
  test('of a booking has times of the company, roubles and names of cars', () => {
    const before = {
      id: 7,
      version: 1,
      carId: 1,
      status: 'planned',
      startDate: '2026-11-20T07:00:00.000Z',
      totalPrice: 13000,
      depositAmount: 5000,
      notes: null,
      sourceName: 'Авито',
      customer: 'Иванов',
      customerPhone: '+79161234567',
      handedOverAt: null,
    };
    const after = {
      ...before,
      version: 2,
      carId: 2,
      status: 'active',
      totalPrice: 9500.5,
      notes: 'Кресло',
      startDate: '2026-11-20T21:30:00.000Z',
      handedOverAt: '2026-11-20T22:00:00.000Z',
      customer: 'Петров',
      customerPhone: '+79160000000',
    };
    expect(lines('booking', before, after)).toEqual([
      'Автомобиль: Kia Rio → № 2',
      'Выдача: 20.11.2026 10:00 → 21.11.2026 00:30',
      'Итоговая стоимость: 13 000 ₽ → 9 500,50 ₽',
      'Комментарий: ∅ → Кресло',
      'Клиент: Иванов → Петров',
      'Телефон: +7 (916) 123-45-67 → +7 (916) 000-00-00',
      'Выдана: ∅ → 21.11.2026 01:00',
    ]);
  });

  test('of a till has its users and whether it is closed, of a partner its first day', () => {
    const till = { name: 'Офис', isForAll: true, userIds: [], isClosed: false };
    const changed = { name: 'Вокзал', isForAll: false, userIds: [1, 2], isClosed: true };
    expect(lines('till', till, changed)).toEqual([
      'Название: Офис → Вокзал',
      'Для всех, кто принимает деньги: да → нет',
      'Кто пользуется: 0 → 2',
      'Закрыта: нет → да',
    ]);
    const partner = { id: 1, name: 'Олег', settledFrom: null, version: 1 };
    expect(lines('partner', partner, { ...partner, settledFrom: '2026-12-01' })).toEqual([
      'Первый день расчётов: ∅ → 01.12.2026',
    ]);
  });

  test('of a car has tariffs with their seasons and the number of photos', () => {
    const group = { id: 1, name: 'Лето', startDay: null, startMonth: null };
    const before = {
      color: 'белый',
      year: 2022,
      photos: [],
      tariffGroups: [{ ...group, tariffs: [{ minDays: 1, pricePerDay: 2500 }] }],
    };
    const season = { startDay: 1, startMonth: 6, endDay: 31, endMonth: 8 };
    const tariffs = [
      { minDays: 1, pricePerDay: 3000 },
      { minDays: 7, pricePerDay: 2700 },
    ];
    const after = {
      color: null,
      year: 2022,
      photos: ['/a', '/b'],
      tariffGroups: [{ ...group, ...season, tariffs }],
    };
    expect(lines('car', before, after)).toEqual([
      'Цвет: белый → ∅',
      'Тарифы: Лето: от 1 дн. 2 500 ₽ → Лето (1.6–31.8): от 1 дн. 3 000 ₽, от 7 дн. 2 700 ₽',
      'Фотографии: 0 → 2',
    ]);
  });

  test('of the shares of a car has partners and days', () => {
    const oleg = { partnerId: 1, partnerName: 'Олег', sharePercent: 12.5 };
    const before = { shareSets: [{ fromDay: null, shares: [] }] };
    const after = {
      shareSets: [
        { fromDay: null, shares: [oleg] },
        { fromDay: '2026-12-01', shares: [oleg, { partnerId: 2, sharePercent: 25 }] },
        { fromDay: '2027-01-01', shares: [] },
      ],
    };
    expect(lines('car', before, after)).toEqual([
      'Доли партнёров: доли не заданы → Олег 12,5 %; с 01.12.2026: Олег 12,5 %, партнёр № 2 25 %; с 01.01.2027: доли не заданы',
    ]);
  });

  test('of a customer formats the phone', () => {
    const before = { fullName: 'Иванов', phone: null, email: 'a@b.ru' };
    expect(
      lines('customer', before, { ...before, phone: '79161234567', merged: { id: 4 } }),
    ).toEqual(['Телефон: ∅ → +7 (916) 123-45-67']);
  });

  test.each([
    ['a made record', null, { totalPrice: 1 }],
    ['a deleted record', { totalPrice: 1 }, null],
    ['a field the reader may not see', { totalPrice: 1 }, { totalPrice: 1, customer: 'Иванов' }],
    ['a snapshot of another shape', [1], 'x'],
  ])('has none for %s', (_, before, after) => {
    expect(lines('booking', before, after)).toEqual([]);
  });
});

describe('an operation with money', () => {
  const ENTRY = { entryId: 1, kind: 'deposit', direction: 'in', method: 'cash', amount: 5000 };

  test.each([
    [
      'an entry',
      { ...ENTRY, reversesId: null, comment: 'часть' },
      'Залог принят · Наличные · часть',
    ],
    [
      'an offsetting entry',
      { ...ENTRY, direction: 'out', reversesId: 1 },
      'Отмена: Залог принят · Наличные',
    ],
    ['a charge', { chargeId: 1, chargeKind: 'fine', amount: 1500, reversesId: null }, 'Штраф'],
    ['a reversed charge', { chargeId: 2, chargeKind: 'fine', reversesId: 1 }, 'Отмена: Штраф'],
    [
      'an advance',
      { advanceId: 1, direction: 'in', method: 'sbp', reversesId: null },
      'Аванс принят · СБП',
    ],
    ['a kind of another release', { ...ENTRY, kind: 'gift' }, null],
  ])('names %s', (_, money, text) => {
    expect(movedFor({ after: { money } })).toBe(text);
  });

  test('has none in another change', () => {
    expect(movedFor({ after: { totalPrice: 1 } })).toBeNull();
    expect(movedFor({})).toBeNull();
  });
});
