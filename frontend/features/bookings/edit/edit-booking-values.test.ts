import { describe, expect, it } from 'vitest';
import {
  type EditedBooking,
  editBookingValues,
  formerInput,
  isChanged,
  isMoved,
  withEnd,
  withEstimate,
  withPerDay,
  withSettledEnd,
  withStart,
  withTariffPrice,
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
  it('counts days as hours / 24 and rounds the day price to 100', () => {
    // 56 h = 2.33 days; 12 600 / 2.33 = 5 400.
    expect(opened).toMatchObject({ totalPrice: '12 600', perDay: '5 400' });
    expect(withTotal(opened, '13 000').perDay).toBe('5 600');
  });

  it('computes the total from the typed day price', () => {
    expect(withPerDay(opened, '6 000').totalPrice).toBe('14 000');
  });

  it('keeps the total and updates the day price until the estimate arrives', () => {
    const moved = withEnd(opened, '2026-11-24T07:00:00.000Z');
    expect(moved).toMatchObject({ totalPrice: '12 600', perDay: '4 200' });
  });

  it('counts at least one day', () => {
    const short = withEnd(opened, '2026-11-21T09:00:00.000Z');
    expect(short.perDay).toBe('12 600');
  });

  it('raises the return to the pickup, immediately or on blur', () => {
    const late = '2026-11-25T07:00:00.000Z';
    expect(withStart(opened, late).endDate).toBe(late);
    expect(withSettledEnd(withEnd(opened, '2026-11-01T07:00:00.000Z')).endDate).toBe(
      opened.startDate,
    );
  });

  it('shows empty amounts when none were agreed', () => {
    const values = editBookingValues({ ...BOOKING, totalPrice: null, depositAmount: null });
    expect(values).toMatchObject({ totalPrice: '', perDay: '', depositAmount: '' });
  });
});

describe('the price of an edited booking', () => {
  const byTariff: EditedBooking = { ...BOOKING, priceEdited: false };
  const byHand: EditedBooking = { ...BOOKING, priceEdited: true };
  const later = '2026-11-24T15:00:00.000Z';
  const moved = (booking: EditedBooking) => withEnd(editBookingValues(booking), later);

  it('follows the estimate of other dates', () => {
    // 80 h = 3.33 days; 16 800 / 3.33 = 5 040.
    expect(withEstimate(moved(byTariff), byTariff, 16_800)).toMatchObject({
      totalPrice: '16 800',
      perDay: '5 000',
      isPriceTyped: false,
    });
  });

  it('stays on another car until its tariff is applied, and follows it then', () => {
    const taken = { ...editBookingValues(byTariff), carId: 8 };
    expect(withEstimate(taken, byTariff, 9_000)).toBe(taken);
    const repriced = withTariffPrice(taken, 9_000);
    expect(withEstimate(repriced, byTariff, 9_500).totalPrice).toBe('9 500');
    const back = { ...repriced, carId: byTariff.carId };
    expect(withEstimate(back, byTariff, 12_600).totalPrice).toBe('12 600');
  });

  it('follows the tariff of another car on other dates', () => {
    const taken = { ...moved(byTariff), carId: 8 };
    expect(withEstimate(taken, byTariff, 9_000).totalPrice).toBe('9 000');
  });

  it('does not change while dates and car are unchanged', () => {
    const values = editBookingValues(byTariff);
    expect(isMoved(byTariff, values)).toBe(false);
    expect(withEstimate(values, byTariff, 99_000)).toBe(values);
  });

  it('returns to the original when its dates are restored', () => {
    const priced = withEstimate(moved(byTariff), byTariff, 16_800);
    const back = withEstimate(withEnd(priced, BOOKING.endDate), byTariff, 16_800);
    expect(back.totalPrice).toBe('12 600');
    expect(isChanged(byTariff, back)).toBe(false);
  });

  it('is the original when the tariffs give no price for the new dates', () => {
    const priced = withEstimate(moved(byTariff), byTariff, 16_800);
    expect(withEstimate(priced, byTariff, null).totalPrice).toBe('12 600');
  });

  it.each([
    ['agreed manually', moved(byHand), byHand],
    ['of a booking without one', moved({ ...BOOKING, totalPrice: null }), BOOKING],
    ['typed here', withTotal(moved(byTariff), '10 000'), byTariff],
    ['typed here per day', withPerDay(moved(byTariff), '3 000'), byTariff],
  ])('keeps a price %s', (_whose, values, booking) => {
    expect(withEstimate(values, booking, 16_800)).toBe(values);
  });

  it('follows the estimate again after withTariffPrice', () => {
    const taken = withTariffPrice(withTotal(moved(byTariff), '10 000'), 16_800);
    expect(taken.totalPrice).toBe('16 800');
    expect(withEstimate(taken, byTariff, 17_000).totalPrice).toBe('17 000');
  });
});

describe('isChanged', () => {
  it('is false after a change is reverted', () => {
    expect(isChanged(BOOKING, opened)).toBe(false);
    expect(isChanged(BOOKING, { ...opened, totalPrice: '12600,00', depositComment: ' ' })).toBe(
      false,
    );
  });

  it('is true for a changed date, price or car', () => {
    expect(isChanged(BOOKING, withEnd(opened, '2026-11-23T16:00:00.000Z'))).toBe(true);
    expect(isChanged(BOOKING, withTotal(opened, ''))).toBe(true);
    expect(isChanged(BOOKING, { ...opened, carId: 8 })).toBe(true);
  });
});

describe('formerInput', () => {
  const saved = withTotal(withStart(opened, '2026-11-21T09:00:00.000Z'), '9 000');

  it('restores dates and terms', () => {
    const { startDate, endDate } = BOOKING;
    expect(formerInput(BOOKING, saved)).toEqual({
      startDate,
      endDate,
      totalPrice: 12_600,
      depositAmount: 10_000,
      depositComment: null,
    });
  });

  it('restores car, comment and source where they were changed', () => {
    const changed = { ...saved, carId: 8, notes: 'Детское кресло', sourceId: 2 };
    expect(formerInput(BOOKING, changed)).toMatchObject({ carId: 7, notes: null, sourceId: null });
  });
});
