import { expect, it } from 'vitest';
import { cashboxText } from './cashbox-text';

const entry = (id: number, amount: number, comment: string | null) => ({
  id,
  amount,
  comment,
  createdAt: '2026-11-24T09:00:00.000Z',
  reversesId: null,
  reversedAt: null,
});

it('lists cars, extra operations and the total', () => {
  const text = cashboxText({
    cashboxDetails: [
      { carId: 1, carTitle: 'Kia Rio', licensePlate: 'А418КМ77', totalRevenue: 12600 },
      { carId: 2, carTitle: 'Lada Vesta', licensePlate: 'Т157УН177', totalRevenue: 900 },
    ],
    cashboxManualEntries: [entry(1, 500, 'Мойка'), entry(2, 1500, null)],
    cashboxTotal: 15500,
  });
  expect(text).toBe(
    [
      'Kia Rio А418КМ77 = 12 600 руб.',
      'Lada Vesta Т157УН177 = 900 руб.',
      'Мойка = 500 руб.',
      'Без комментария = 1 500 руб.',
      'Итого = 15 500 руб.',
    ].join('\n'),
  );
});

it('does not repeat the plate of a car titled by it', () => {
  const text = cashboxText({
    cashboxDetails: [
      { carId: 1, carTitle: 'А418КМ77', licensePlate: 'А418КМ77', totalRevenue: 1000 },
    ],
    cashboxManualEntries: [],
    cashboxTotal: 1000,
  });
  expect(text).toBe('А418КМ77 = 1 000 руб.\nИтого = 1 000 руб.');
});

it('formats the total of a day without income', () => {
  expect(cashboxText({ cashboxDetails: [], cashboxManualEntries: [], cashboxTotal: 0 })).toBe(
    'Итого = 0 руб.',
  );
});
