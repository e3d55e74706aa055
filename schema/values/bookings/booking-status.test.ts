import { describe, expect, it } from 'vitest';
import {
  type BookingMoments,
  bookingStatus,
  displayRole,
  isDueToday,
  isOverdue,
} from './booking-status';

const zone = 'Europe/Moscow';
const at = (text: string) => new Date(`2026-05-${text}+03:00`);
const booking = (facts: Partial<BookingMoments> = {}): BookingMoments => ({
  startDate: at('10T10:00'),
  endDate: at('13T18:00'),
  ...facts,
});
const marked = { requireReturnMark: true };

describe('the status of a booking', () => {
  it.each([
    ['a minute before the start', '10T09:59', 'planned'],
    ['at the start', '10T10:00', 'active'],
    ['a minute before the end', '13T17:59', 'active'],
    ['at the end', '13T18:00', 'completed'],
    ['later', '20T00:00', 'completed'],
  ])('%s', (_, now, status) => {
    expect(bookingStatus(booking(), at(now))).toBe(status);
  });

  it('is cancelled once cancelled, whenever it is', () => {
    for (const now of ['01T00:00', '11T00:00', '20T00:00']) {
      expect(bookingStatus(booking({ cancelledAt: at('02T00:00') }), at(now))).toBe('cancelled');
    }
  });

  it('is completed from an early return on', () => {
    const early = booking({ returnedAt: at('12T12:00') });
    expect(bookingStatus(early, at('12T11:59'))).toBe('active');
    expect(bookingStatus(early, at('12T12:00'))).toBe('completed');
  });

  it('of a booking that ends when it starts is never active', () => {
    const point = booking({ endDate: at('10T10:00') });
    expect(bookingStatus(point, at('10T09:59'))).toBe('planned');
    expect(bookingStatus(point, at('10T10:00'))).toBe('completed');
  });

  it('stays active past the end if the company requires the return mark', () => {
    expect(bookingStatus(booking(), at('15T00:00'), marked)).toBe('active');
    const returned = booking({ returnedAt: at('14T09:00') });
    expect(bookingStatus(returned, at('15T00:00'), marked)).toBe('completed');
  });
});

describe('an overdue booking', () => {
  it('is past its end without the required mark', () => {
    expect(isOverdue(booking(), at('13T18:00'), marked)).toBe(true);
    expect(isOverdue(booking(), at('13T17:59'), marked)).toBe(false);
    expect(isOverdue(booking(), at('15T00:00'), {})).toBe(false);
    expect(isOverdue(booking({ returnedAt: at('13T17:00') }), at('15T00:00'), marked)).toBe(false);
    expect(isOverdue(booking({ cancelledAt: at('01T00:00') }), at('15T00:00'), marked)).toBe(false);
  });
});

describe('the label "Возврат сегодня"', () => {
  it('is shown on an active booking all through its last day', () => {
    expect(isDueToday(booking(), at('12T23:59'), zone)).toBe(false);
    expect(isDueToday(booking(), at('13T00:00'), zone)).toBe(true);
    expect(isDueToday(booking(), at('13T17:59'), zone)).toBe(true);
  });

  it('is removed after the end of the booking', () => {
    expect(isDueToday(booking(), at('13T18:00'), zone)).toBe(false);
  });

  it('is not shown on a booking that only starts later today', () => {
    const short = booking({ startDate: at('13T15:00') });
    expect(isDueToday(short, at('13T12:00'), zone)).toBe(false);
  });

  it('is shown on the day before an end at midnight', () => {
    const midnight = booking({ endDate: at('14T00:00') });
    expect(isDueToday(midnight, at('13T12:00'), zone)).toBe(true);
  });

  it('uses today in company time, not in UTC', () => {
    // 00:30 in Moscow is still yesterday in UTC.
    expect(isDueToday(booking(), at('13T00:30'), zone)).toBe(true);
    expect(isDueToday(booking(), at('13T00:30'), 'UTC')).toBe(false);
  });
});

describe('the board style of a booking', () => {
  it.each([
    ['before its start', booking(), '09T12:00', 'planned'],
    ['under way', booking(), '11T12:00', 'active'],
    ['on its last day', booking(), '13T09:00', 'dueToday'],
    ['on its last day, after the end', booking(), '13T21:00', 'dueToday'],
    ['the day after', booking(), '14T00:00', 'past'],
    [
      'starting and ending later today',
      booking({ startDate: at('13T15:00') }),
      '13T09:00',
      'dueToday',
    ],
    ['returned early', booking({ returnedAt: at('11T09:00') }), '11T12:00', 'past'],
  ])('%s', (_, facts, now, style) => {
    expect(displayRole(facts, at(now), zone)).toBe(style);
  });

  it('never fades an overdue one', () => {
    expect(displayRole(booking(), at('20T00:00'), zone, marked)).toBe('dueToday');
  });
});
