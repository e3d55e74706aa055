import { describe, expect, it } from 'vitest';
import {
  type EditedBooking,
  editBookingValues,
  isChanged,
  withEnd,
  withPerDay,
  withSettledEnd,
  withStart,
  withTotal,
} from './edit-booking-values';

const BOOKING: EditedBooking = {
  carId: 7,
  startDate: '2026-11-21T07:00:00.000Z',
  endDate: '2026-11-23T15:00:00.000Z',
  totalPrice: 12_600,
  depositAmount: 10_000,
  depositComment: null,
};
const opened = editBookingValues(BOOKING);

describe('the edit form of a booking', () => {
  it('counts days as hours / 24 and rounds the day to a hundred', () => {
    // 56 hours are 2.33 days; 12 600 / 2.33 = 5 400.
    expect(opened).toMatchObject({ totalPrice: '12 600', perDay: '5 400' });
    expect(withTotal(opened, '13 000').perDay).toBe('5 600');
  });

  it('makes the total of the typed day', () => {
    expect(withPerDay(opened, '6 000').totalPrice).toBe('14 000');
  });

  it('keeps the agreed total when a date moves, and the day follows', () => {
    const moved = withEnd(opened, '2026-11-24T07:00:00.000Z');
    expect(moved).toMatchObject({ totalPrice: '12 600', perDay: '4 200' });
  });

  it('never counts less than one day', () => {
    const short = withEnd(opened, '2026-11-21T09:00:00.000Z');
    expect(short.perDay).toBe('12 600');
  });

  it('lifts the return to the pickup, at once or when its field is left', () => {
    const late = '2026-11-25T07:00:00.000Z';
    expect(withStart(opened, late).endDate).toBe(late);
    expect(withSettledEnd(withEnd(opened, '2026-11-01T07:00:00.000Z')).endDate).toBe(
      opened.startDate,
    );
  });

  it('shows no amounts where none were agreed', () => {
    const values = editBookingValues({ ...BOOKING, totalPrice: null, depositAmount: null });
    expect(values).toMatchObject({ totalPrice: '', perDay: '', depositAmount: '' });
  });
});

describe('an edit that changes nothing', () => {
  it('is recognised, whatever was typed and taken back', () => {
    expect(isChanged(BOOKING, opened)).toBe(false);
    expect(isChanged(BOOKING, { ...opened, totalPrice: '12600,00', depositComment: ' ' })).toBe(
      false,
    );
  });

  it('is told from one that moves a date, the price or the car', () => {
    expect(isChanged(BOOKING, withEnd(opened, '2026-11-23T16:00:00.000Z'))).toBe(true);
    expect(isChanged(BOOKING, withTotal(opened, ''))).toBe(true);
    expect(isChanged(BOOKING, { ...opened, carId: 8 })).toBe(true);
  });
});
