import { describe, expect, it } from 'vitest';
import { formatMoment, instantAt } from './calendar';
import {
  bookingDraft,
  draftBounds,
  extensionDraft,
  quickBookingPeriod,
  repairEnd,
  serviceDraft,
} from './event-draft';
import type { Period } from './period';

const zone = 'Europe/Moscow';
const shown = ({ startDate, endDate }: Period, inZone = zone) =>
  `${formatMoment(startDate, inZone)} – ${formatMoment(endDate, inZone)}`;
const selected = { carId: 7, fromDay: '2026-05-10', toDay: '2026-05-12' };

describe('a new event from selected days', () => {
  it('as a booking runs from 10:00 to 18:00 of the last day', () => {
    expect(shown(bookingDraft(selected, zone))).toBe('10.05.2026 10:00 – 12.05.2026 18:00');
    expect(bookingDraft(selected, zone).carId).toBe(7);
  });

  it('as service work runs from 09:00 to 18:00', () => {
    const day = { ...selected, toDay: selected.fromDay };
    expect(shown(serviceDraft(day, zone))).toBe('10.05.2026 09:00 – 10.05.2026 18:00');
  });

  it('keeps its hours in company time over a change of the clocks', () => {
    const spring = { carId: 1, fromDay: '2026-03-28', toDay: '2026-03-29' };
    expect(shown(bookingDraft(spring, 'Europe/Berlin'), 'Europe/Berlin')).toBe(
      '28.03.2026 10:00 – 29.03.2026 18:00',
    );
  });

  it('ends two hours after its start when the last day lies before the first', () => {
    const backwards = { carId: 1, fromDay: '2026-05-12', toDay: '2026-05-10' };
    expect(shown(bookingDraft(backwards, zone))).toBe('12.05.2026 10:00 – 12.05.2026 12:00');
  });
});

describe('an end that falls before its start', () => {
  const day = '2026-05-10';
  const repaired = (startTime: string, endTime: string) =>
    formatMoment(
      repairEnd(instantAt(day, startTime, zone), instantAt(day, endTime, zone), zone),
      zone,
    );

  it.each([
    ['20:00', '18:00', '10.05.2026 22:00'],
    ['22:30', '18:00', '10.05.2026 23:59'],
    ['10:00', '18:00', '10.05.2026 18:00'],
    ['10:00', '10:00', '10.05.2026 10:00'],
  ])('%s with %s becomes %s', (startTime, endTime, expected) => {
    expect(repaired(startTime, endTime)).toBe(expected);
  });

  it('is never left before the start, not even in the last minute of a day', () => {
    const startDate = new Date('2026-05-10T23:59:30+03:00');
    expect(repairEnd(startDate, new Date(0), zone)).toEqual(startDate);
  });
});

it('quick booking runs from 23:59 today to 06:00 in two days, by the company clock', () => {
  const now = new Date('2026-05-10T22:30:00Z'); // 01:30 of the 11th in Moscow
  expect(shown(quickBookingPeriod(now, zone))).toBe('11.05.2026 23:59 – 13.05.2026 06:00');
});

it('date inputs reach from the start of the draft day over a year', () => {
  const { min, max } = draftBounds('2026-05-10', zone);
  expect(formatMoment(min, zone)).toBe('10.05.2026 00:00');
  expect(formatMoment(max, zone)).toBe('10.05.2027 23:59');
});

describe('an extension', () => {
  const booking = {
    carId: 7,
    endDate: new Date('2026-05-12T15:00:00Z'),
    customer: 'Иванов Иван',
    customerPhone: '+79162451807',
    sourceId: 3,
  };

  it('starts where the booking ends and takes a day, for the same customer and source', () => {
    const draft = extensionDraft(booking, zone);
    expect(shown(draft)).toBe('12.05.2026 18:00 – 13.05.2026 18:00');
    expect(draft).toMatchObject({
      carId: 7,
      customer: 'Иванов Иван',
      customerPhone: '+79162451807',
      sourceId: 3,
    });
  });

  it('is a day by the wall clock, also when the clocks change in between', () => {
    const eve = { ...booking, endDate: new Date('2026-03-28T17:00:00Z') };
    expect(shown(extensionDraft(eve, 'Europe/Berlin'), 'Europe/Berlin')).toBe(
      '28.03.2026 18:00 – 29.03.2026 18:00',
    );
  });
});
