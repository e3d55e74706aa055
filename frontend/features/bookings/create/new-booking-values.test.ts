import { withCar } from '@frontend/shared/bookings/terms/term-values';
import { bookingCreateForm, toBookingCreatePayload } from '@schema/forms/bookings/booking-create';
import { fieldErrors } from '@schema/forms/fields/problems';
import { describe, expect, it } from 'vitest';
import type { BookingDraft } from './booking-draft';
import {
  isBackdated,
  isTouched,
  type NewBookingValues,
  newBookingValues,
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

describe('newBookingValues', () => {
  it('sets the deposit of the car and no price before the estimate', () => {
    expect(opened).toMatchObject({ depositAmount: '10 000', totalPrice: '', perDay: '' });
  });

  it('copies the customer of the extended booking', () => {
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

  it('selects the first source once loaded, unless one was chosen', () => {
    expect(withDefaultSource(opened, 5).sourceId).toBe(5);
    const unset = newBookingValues({ ...DRAFT, sourceId: null }, 0);
    expect(withDefaultSource(unset, 5).sourceId).toBeNull();
  });
});

describe('the price of a new booking', () => {
  const estimated = withEstimate(opened, 12_600);

  it('is the estimate, and the day is a part of it', () => {
    expect(amounts(estimated)).toEqual({ perDay: '4 200', totalPrice: '12 600' });
  });

  it('follows the typed day price when the dates change', () => {
    const typed = withPerDay(estimated, '5 000');
    expect(typed.totalPrice).toBe('15 000');
    expect(withEnd(typed, '2026-11-25T15:00:00.000Z').totalPrice).toBe('25 000');
  });

  it('divides the typed total by the days when the dates change', () => {
    const typed = withTotal(estimated, '10 000');
    expect(typed.perDay).toBe('3 333,33');
    expect(withEnd(typed, '2026-11-25T15:00:00.000Z')).toMatchObject({
      perDay: '2 000',
      totalPrice: '10 000',
    });
  });

  it('keeps a typed price when an estimate arrives', () => {
    const typed = withTotal(estimated, '9 000');
    expect(withEstimate(typed, 16_800)).toBe(typed);
    expect(withEstimate(withPerDay(estimated, '1'), 16_800).totalPrice).toBe('3');
  });

  it('returns to the tariffs with withTariffPrice', () => {
    const typed = withTotal(estimated, '9 000');
    const back = withTariffPrice(typed, 12_600);
    expect(amounts(back)).toEqual({ perDay: '4 200', totalPrice: '12 600' });
    expect(withEstimate(back, 16_800).totalPrice).toBe('16 800');
  });

  it('is cleared when the estimate of new dates fails', () => {
    const failed = withEstimate(withEnd(estimated, '2027-03-05T15:00:00.000Z'), null);
    expect(amounts(failed)).toEqual({ perDay: '', totalPrice: '' });
    expect(fieldErrors(bookingCreateForm, failed).totalPrice).toBe(
      'Укажите корректную итоговую стоимость аренды',
    );
  });

  it('counts at least one day for an invalid period', () => {
    expect(withPerDay({ ...opened, endDate: '' }, '4 000').totalPrice).toBe('4 000');
  });
});

describe('the dates of a new booking', () => {
  it('move the return when the pickup passes it', () => {
    const late = '2026-11-24T09:00:00.000Z';
    expect(withStart(opened, late)).toMatchObject({ startDate: late, endDate: late });
  });

  it('accept a partly typed return and raise it to the pickup on blur', () => {
    const early = '2026-11-02T15:00:00.000Z';
    const typing = withEnd(opened, early);
    expect(typing.endDate).toBe(early);
    expect(withSettledEnd(typing).endDate).toBe(opened.startDate);
  });

  it('are backdated when the pickup is in the past', () => {
    expect(isBackdated(opened, new Date('2026-11-21T07:00:01Z'))).toBe(true);
    expect(isBackdated(opened, new Date('2026-11-21T07:00:00Z'))).toBe(false);
  });
});

describe('withCar', () => {
  it('sets the deposit of the car, unless one was typed', () => {
    expect(withCar(opened, 8, 15_000)).toMatchObject({ carId: 8, depositAmount: '15 000' });
    const typed = { ...opened, depositAmount: '1', isDepositTyped: true };
    expect(withCar(typed, 8, 15_000).depositAmount).toBe('1');
  });
});

describe('the input of a new booking', () => {
  it('has the phone as + and digits and the amounts as numbers', () => {
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

describe('isTouched', () => {
  it('ignores default price, deposit and source', () => {
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
  ])('detects %s', (_what, change) => {
    expect(isTouched(opened, change(opened))).toBe(true);
  });

  it('detects a changed source of an extension', () => {
    const extension = newBookingValues({ ...DRAFT, sourceId: 3 }, 0);
    expect(isTouched(extension, { ...extension, sourceId: null })).toBe(true);
  });
});
