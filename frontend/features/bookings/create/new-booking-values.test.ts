import { bookingCreateForm, toBookingCreatePayload } from '@schema/forms/bookings/booking-create';
import { fieldErrors } from '@schema/forms/fields/problems';
import { describe, expect, it } from 'vitest';
import type { BookingDraft } from './booking-draft';
import {
  isBackdated,
  isTouched,
  type NewBookingValues,
  newBookingValues,
  withCar,
  withDefaultSource,
  withEnd,
  withEstimate,
  withPerDay,
  withSettledEnd,
  withStart,
  withTariffPrice,
  withTotal,
} from './new-booking-values';

const DRAFT: BookingDraft = {
  carId: 7,
  startDate: new Date('2026-11-21T07:00:00Z'),
  endDate: new Date('2026-11-23T15:00:00Z'),
};
const opened = newBookingValues(DRAFT, 10_000);
const amounts = ({ perDay, totalPrice }: NewBookingValues) => ({ perDay, totalPrice });

describe('a new booking opens', () => {
  it('with the deposit of its car and no price until the estimate comes', () => {
    expect(opened).toMatchObject({ depositAmount: '10 000', totalPrice: '', perDay: '' });
  });

  it('with the customer of the booking it extends', () => {
    const values = newBookingValues(
      { ...DRAFT, fullName: 'Марина Котова', phone: '+79162451803', sourceId: 3 },
      0,
    );
    expect(values).toMatchObject({
      fullName: 'Марина Котова',
      phone: '+7 (916) 245-18-03',
      sourceId: 3,
    });
  });

  it('and takes the first source when the list arrives, unless one was chosen', () => {
    expect(withDefaultSource(opened, 5).sourceId).toBe(5);
    const unset = newBookingValues({ ...DRAFT, sourceId: null }, 0);
    expect(withDefaultSource(unset, 5).sourceId).toBeNull();
  });
});

describe('the price of a new booking', () => {
  const estimated = withEstimate(opened, 12_600);

  it('is the estimate, with the day as its part', () => {
    expect(amounts(estimated)).toEqual({ perDay: '4 200', totalPrice: '12 600' });
  });

  it('follows the day that was typed, also over new dates', () => {
    const typed = withPerDay(estimated, '5 000');
    expect(typed.totalPrice).toBe('15 000');
    expect(withEnd(typed, '2026-11-25T15:00:00.000Z').totalPrice).toBe('25 000');
  });

  it('splits a typed total over the days, also over new ones', () => {
    const typed = withTotal(estimated, '10 000');
    expect(typed.perDay).toBe('3 333,33');
    expect(withEnd(typed, '2026-11-25T15:00:00.000Z')).toMatchObject({
      perDay: '2 000',
      totalPrice: '10 000',
    });
  });

  it('is not replaced by an estimate once it was typed', () => {
    const typed = withTotal(estimated, '9 000');
    expect(withEstimate(typed, 16_800)).toBe(typed);
    expect(withEstimate(withPerDay(estimated, '1'), 16_800).totalPrice).toBe('3');
  });

  it('goes back to the tariffs when asked', () => {
    const typed = withTotal(estimated, '9 000');
    const back = withTariffPrice(typed, 12_600);
    expect(amounts(back)).toEqual({ perDay: '4 200', totalPrice: '12 600' });
    expect(withEstimate(back, 16_800).totalPrice).toBe('16 800');
  });

  it('is emptied when the estimate of the new dates failed, never saved from the old ones', () => {
    const failed = withEstimate(withEnd(estimated, '2027-03-05T15:00:00.000Z'), null);
    expect(amounts(failed)).toEqual({ perDay: '', totalPrice: '' });
    expect(fieldErrors(bookingCreateForm, failed).totalPrice).toBe(
      'Укажите корректную итоговую стоимость аренды',
    );
  });

  it('counts at least one day while the period cannot be read', () => {
    expect(withPerDay({ ...opened, endDate: '' }, '4 000').totalPrice).toBe('4 000');
  });
});

describe('the dates of a new booking', () => {
  it('take the return along when the pickup passes it', () => {
    const late = '2026-11-24T09:00:00.000Z';
    expect(withStart(opened, late)).toMatchObject({ startDate: late, endDate: late });
  });

  it('let a return be typed digit by digit and lift it when the field is left', () => {
    const early = '2026-11-02T15:00:00.000Z';
    const typing = withEnd(opened, early);
    expect(typing.endDate).toBe(early);
    expect(withSettledEnd(typing).endDate).toBe(opened.startDate);
  });

  it('are told to be in the past by the pickup alone', () => {
    expect(isBackdated(opened, new Date('2026-11-21T07:00:01Z'))).toBe(true);
    expect(isBackdated(opened, new Date('2026-11-21T07:00:00Z'))).toBe(false);
  });
});

describe('another car', () => {
  it('brings its own deposit, unless one was typed', () => {
    expect(withCar(opened, 8, 15_000)).toMatchObject({ carId: 8, depositAmount: '15 000' });
    const typed = { ...opened, depositAmount: '1', isDepositTyped: true };
    expect(withCar(typed, 8, 15_000).depositAmount).toBe('1');
  });
});

describe('what a new booking sends', () => {
  it('carries the phone as + and digits and the amounts as numbers', () => {
    const filled = {
      ...withEstimate(opened, 12_600.5),
      fullName: ' Марина Котова ',
      phone: '+7 (916) 245-18-03',
    };
    expect(fieldErrors(bookingCreateForm, filled)).toEqual({});
    expect(toBookingCreatePayload(filled.carId, filled)).toMatchObject({
      carId: 7,
      customer: { fullName: 'Марина Котова', phone: '+79162451803', email: null },
      totalPrice: 12_600.5,
      depositAmount: 10_000,
      depositComment: null,
      notes: null,
    });
  });
});

describe('closing the form loses something', () => {
  it('not when price, deposit and source came by themselves', () => {
    expect(isTouched(opened, opened)).toBe(false);
    const filled = withDefaultSource(withEstimate(opened, 12_600), 5);
    expect(isTouched(opened, filled)).toBe(false);
    const extension = newBookingValues({ ...DRAFT, fullName: 'Марина', sourceId: 3 }, 0);
    expect(isTouched(extension, withEstimate(extension, 900))).toBe(false);
  });

  it.each<[what: string, change: (values: NewBookingValues) => NewBookingValues]>([
    ['a name', (was) => ({ ...was, fullName: 'М' })],
    ['a phone', (was) => ({ ...was, phone: '+7 (9' })],
    ['a date', (was) => withEnd(was, '2026-11-24T15:00:00.000Z')],
    ['a price per day', (was) => withPerDay(was, '3000')],
    ['a total', (was) => withTotal(was, '3000')],
    ['a deposit', (was) => ({ ...was, depositAmount: '1', isDepositTyped: true })],
    ['a source', (was) => ({ ...was, sourceId: 9, isSourceChosen: true })],
    ['another car', (was) => withCar(was, 8, 0)],
    ['a comment', (was) => ({ ...was, notes: 'Кресло' })],
    ['a comment to the deposit', (was) => ({ ...was, depositComment: 'Наличными' })],
  ])('when somebody gave it %s', (_what, change) => {
    expect(isTouched(opened, change(opened))).toBe(true);
  });

  it('when an extension got another source', () => {
    const extension = newBookingValues({ ...DRAFT, sourceId: 3 }, 0);
    expect(isTouched(extension, { ...extension, sourceId: null })).toBe(true);
  });
});
