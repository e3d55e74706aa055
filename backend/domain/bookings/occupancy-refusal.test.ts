import { describe, expect, it } from 'vitest';
import { claimsOf } from './occupancy';
import { conflictOf, occupiedMessage, takenBy } from './occupancy-refusal';

const zone = 'Europe/Moscow';
const at = (text: string) => new Date(`2026-11-${text}+03:00`);
const claimed = (customer: string | null, description = 'Замена масла') =>
  claimsOf(
    {
      bookings: [{ id: 1, customer, startDate: at('12T10:00'), endDate: at('15T18:00') }],
      maintenances: [
        {
          id: 5,
          description,
          status: 'scheduled',
          startDate: at('16T09:00'),
          endDate: at('16T18:00'),
        },
      ],
    },
    { now: at('01T00:00') },
  );

describe('the message about an occupied car', () => {
  it('names the first conflicting event, briefly and in company time', () => {
    expect(occupiedMessage(claimed('Иванов Иван Петрович').map(conflictOf), zone)).toBe(
      'Автомобиль занят: Иванов И., 12.11.2026 10:00 – 15.11.2026 18:00',
    );
  });

  it('names maintenance by its description', () => {
    expect(occupiedMessage(claimed(null).slice(1).map(conflictOf), zone)).toBe(
      'Автомобиль занят: Замена масла, 16.11.2026 09:00 – 16.11.2026 18:00',
    );
  });

  it('is readable when the customer has no name or there is no known conflict', () => {
    expect(occupiedMessage(claimed(' ').map(conflictOf), zone)).toContain(
      'Автомобиль занят: Бронь,',
    );
    expect(occupiedMessage([], zone)).toBe('Автомобиль занят в выбранное время');
  });

  it('names the minute from which a returned car is free, not the end of its contract', () => {
    const bookings = [
      {
        id: 1,
        customer: 'Иванов Иван',
        startDate: at('12T10:00'),
        endDate: at('15T18:00'),
        returnedAt: at('14T14:00:30'),
      },
    ];
    const now = at('14T15:00');
    const claims = claimsOf({ bookings, maintenances: [] }, { now });
    expect(occupiedMessage(claims.map(takenBy), zone)).toBe(
      'Автомобиль занят: Иванов И., 12.11.2026 10:00 – 14.11.2026 14:01',
    );
  });

  it('truncates a long description', () => {
    const [, work] = claimed(null, `${'Ремонт '.repeat(40)}\nещё строка`).map(conflictOf);
    expect(work?.title).toHaveLength(80);
    expect(work?.title.endsWith('…')).toBe(true);
  });
});

it('conflicts are listed with their own dates', () => {
  expect(claimed('Иванов Иван').map(conflictOf)).toEqual([
    {
      kind: 'booking',
      id: 1,
      title: 'Иванов И.',
      startDate: at('12T10:00'),
      endDate: at('15T18:00'),
    },
    {
      kind: 'maintenance',
      id: 5,
      title: 'Замена масла',
      startDate: at('16T09:00'),
      endDate: at('16T18:00'),
    },
  ]);
});
