import { MESSAGES } from '@schema/messages';
import { kopecks } from '@schema/values/money/money';
import { millisecondsInDay } from 'date-fns/constants';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MarkedBooking } from './booking-marks';
import { assertSwappable, splitPrice, splitTerms } from './car-swap';

const at = (text: string) => new Date(`2026-11-${text}:00+03:00`);
const now = at('12T12:00');
const rental = (more: Partial<MarkedBooking> = {}): MarkedBooking => ({
  startDate: at('10T10:00'),
  endDate: at('15T10:00'),
  handedOverAt: at('10T10:20'),
  ...more,
});

describe('continuing in another car', () => {
  it.each<[string, MarkedBooking, Date, string | null]>([
    ['of a rental under way', rental(), now, null],
    ['of one without a handover mark', rental({ handedOverAt: null }), now, null],
    ['from an earlier moment on', rental(), at('11T09:00'), null],
    ['not from the future', rental(), at('12T12:01'), MESSAGES.carSwap.momentInvalid],
    ['not from its start', rental(), at('10T10:00'), MESSAGES.carSwap.momentInvalid],
    ['not before the handover', rental(), at('10T10:10'), MESSAGES.carSwap.momentInvalid],
    [
      'not from its end',
      rental({ endDate: at('12T11:00') }),
      at('12T11:00'),
      MESSAGES.carSwap.momentInvalid,
    ],
    ['not of a planned one', rental({ startDate: at('13T10:00') }), now, MESSAGES.carSwap.notBegun],
    ['not of a returned one', rental({ returnedAt: now }), now, MESSAGES.marks.alreadyReturned],
    ['not of an archived one', rental({ cancelledAt: now }), now, MESSAGES.booking.alreadyArchived],
  ])('%s', (_name, booking, moment, message) => {
    const swap = () => assertSwappable(booking, moment, now);
    if (message === null) expect(swap).not.toThrow();
    else expect(swap).toThrow(message);
  });
});

describe('the price of both parts', () => {
  it('is proportional to time', () => {
    const price = kopecks(1_000_001);
    expect(splitPrice(price, rental(), at('12T12:00'))).toEqual([416_667, 583_334]);
    expect(splitPrice(null, rental(), now)).toEqual([null, null]);
  });

  it('sums exactly to the kopeck and is never negative, for any price and length', () => {
    const tenYears = 10 * 366 * millisecondsInDay;
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000_000_000 }),
        fc.integer({ min: 2, max: tenYears }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (total, length, share) => {
          const startDate = at('10T10:00');
          const endDate = new Date(startDate.getTime() + length);
          const moment = Math.min(length - 1, Math.max(1, Math.round(length * share)));
          const [first, second] = splitPrice(
            kopecks(total),
            { startDate, endDate },
            new Date(startDate.getTime() + moment),
          );
          expect((first ?? 0) + (second ?? 0)).toBe(total);
          expect(Math.min(first ?? -1, second ?? -1)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});

describe('the terms of a rental in two cars', () => {
  const rentalTerms = {
    totalPrice: kopecks(5_000),
    depositAmount: kopecks(10_000),
    depositComment: 'Наличными',
    notes: 'Детское кресло',
  };
  const period = { startDate: at('10T10:00'), endDate: at('15T10:00') };

  it('are divided: price by time, deposit to the second part, notes to both', () => {
    expect(splitTerms(rentalTerms, period, at('11T10:00'))).toEqual({
      first: {
        totalPrice: kopecks(1_000),
        depositAmount: null,
        depositComment: null,
        notes: 'Детское кресло',
      },
      second: { ...rentalTerms, totalPrice: kopecks(4_000) },
    });
  });
});
