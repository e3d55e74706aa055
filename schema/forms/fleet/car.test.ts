import { MESSAGES } from '@schema/messages';
import { tooLong } from '@schema/messages/general';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { fieldErrors, firstMessage } from '../fields/problems';
import { carForm, carPayload } from './car';
import {
  type CarValues,
  carValues,
  isSeasonal,
  newCarValues,
  newTariff,
  newTariffGroup,
  toCarPayload,
  withoutItem,
  withSeason,
} from './car-values';

const { cars } = MESSAGES;

const summer = {
  name: 'Лето',
  startMonth: '6',
  startDay: '1',
  endMonth: '8',
  endDay: '31',
  tariffs: [
    { minDays: '1', pricePerDay: '3 500' },
    { minDays: '7', pricePerDay: '3000,50' },
  ],
};

const good: CarValues = {
  brand: 'Kia',
  model: 'Rio',
  licensePlate: 'А418КМ77',
  color: 'белый',
  year: '2022',
  description: '',
  photos: ['/files/0123456789abcdef0123456789abcdef.webp', '/cars/sedan-white.svg'],
  depositAmount: '5 000',
  tariffGroups: [summer, newTariffGroupWith('2500')],
};

function newTariffGroupWith(pricePerDay: string) {
  return { ...newTariffGroup([{ name: 'Лето' }]), tariffs: [{ minDays: '1', pricePerDay }] };
}

const withGroup = (more: Partial<typeof summer>): CarValues => ({
  ...good,
  tariffGroups: [{ ...summer, ...more }],
});

describe('the form of a car', () => {
  it('accepts a complete car, as does the server', () => {
    expect(fieldErrors(carForm, good)).toEqual({});
    expect(fieldErrors(carPayload, toCarPayload(good))).toEqual({});
  });

  test.each<[string, Partial<CarValues>, string]>([
    ['brand', { brand: '  ' }, cars.brandRequired],
    ['model', { model: '' }, cars.modelRequired],
    ['licensePlate', { licensePlate: ' ' }, cars.plateRequired],
    ['tariffGroups', { tariffGroups: [] }, cars.groupRequired],
    ['depositAmount', { depositAmount: '-1' }, cars.depositInvalid],
    ['depositAmount', { depositAmount: 'много' }, cars.depositInvalid],
    ['year', { year: '1949' }, cars.yearInvalid],
    ['year', { year: '2101' }, cars.yearInvalid],
    ['year', { year: '2020.5' }, cars.yearInvalid],
    ['photos[0]', { photos: ['https://example.com/a.jpg'] }, cars.photoForeign],
    ['photos', { photos: Array(31).fill('/cars/a.svg') }, cars.tooManyPhotos],
    ['licensePlate', { licensePlate: 'А'.repeat(21) }, tooLong(20)],
  ])('refuses an invalid %s with its own message: %j', (field, change, message) => {
    expect(fieldErrors(carForm, { ...good, ...change })).toEqual({ [field]: message });
  });

  test.each<[string, Partial<typeof summer>, string]>([
    ['tariffGroups[0].tariffs', { tariffs: [] }, cars.priceRequired],
    [
      'tariffGroups[0].tariffs[0].pricePerDay',
      { tariffs: [{ minDays: '1', pricePerDay: '' }] },
      cars.priceRequired,
    ],
    [
      'tariffGroups[0].tariffs[0].minDays',
      { tariffs: [{ minDays: '3661', pricePerDay: '1' }] },
      cars.minDaysInvalid,
    ],
    ['tariffGroups[0]', { startDay: '' }, cars.seasonIncomplete],
    ['tariffGroups[0]', { startMonth: '', startDay: '' }, cars.seasonIncomplete],
    ['tariffGroups[0]', { startMonth: '2', startDay: '30' }, cars.seasonInvalid],
    ['tariffGroups[0]', { endMonth: 'май' }, cars.seasonInvalid],
  ])('refuses an invalid %s of a group: %j', (field, change, message) => {
    expect(fieldErrors(carForm, withGroup(change))).toEqual({ [field]: message });
  });

  it('orders messages as documented', () => {
    const bad = { ...newCarValues(), depositAmount: '-', year: '1' };
    const groups = [{ ...newTariffGroup([]), startDay: '1' }];
    expect(firstMessage(carForm, { ...bad, tariffGroups: [] })).toBe(cars.brandRequired);
    expect(firstMessage(carForm, { ...bad, brand: 'Kia' })).toBe(cars.modelRequired);
    const named = { ...bad, brand: 'Kia', model: 'Rio', licensePlate: 'А1' };
    expect(firstMessage(carForm, { ...named, tariffGroups: [] })).toBe(cars.groupRequired);
    expect(firstMessage(carForm, { ...named, tariffGroups: groups })).toBe(cars.priceRequired);
    const priced = [{ ...summer, startDay: '' }];
    expect(firstMessage(carForm, { ...named, tariffGroups: priced })).toBe(cars.seasonIncomplete);
    expect(firstMessage(carForm, { ...named, tariffGroups: [summer] })).toBe(cars.depositInvalid);
  });
});

describe('the payload', () => {
  it('is trimmed, in upper case, rounded and numbered, with an empty colour as null', () => {
    const typed: CarValues = {
      ...good,
      brand: ' Kia ',
      licensePlate: ' а 418 км 77 ',
      color: '  ',
      year: '',
      depositAmount: '1 234,567',
      tariffGroups: [
        {
          ...newTariffGroup([]),
          name: ' ',
          tariffs: [
            { minDays: '2,9', pricePerDay: '-100' },
            { minDays: '', pricePerDay: '99,9999' },
          ],
        },
      ],
    };
    expect(fieldErrors(carForm, typed)).toEqual({});
    expect(toCarPayload(typed)).toEqual({
      brand: 'Kia',
      model: 'Rio',
      licensePlate: 'А418КМ77',
      color: null,
      year: null,
      description: null,
      photos: good.photos,
      depositAmount: 1234.57,
      tariffGroups: [
        {
          name: 'Группа 1',
          startMonth: null,
          startDay: null,
          endMonth: null,
          endDay: null,
          sortOrder: 0,
          tariffs: [
            { minDays: 2, pricePerDay: 0, sortOrder: 0 },
            { minDays: 1, pricePerDay: 100, sortOrder: 1 },
          ],
        },
      ],
    });
  });

  it('round-trips through the form', () => {
    const sent = toCarPayload(good);
    expect(toCarPayload(carValues(sent))).toEqual(sent);
  });

  it('of any valid form is valid on the server', () => {
    const amount = fc.oneof(fc.float({ noNaN: true }).map(String), fc.constantFrom('', '1 000,5'));
    fc.assert(
      fc.property(amount, amount, amount, fc.string(), (deposit, minDays, price, name) => {
        const tariffs = [{ minDays, pricePerDay: price }];
        const values = {
          ...good,
          depositAmount: deposit,
          tariffGroups: [{ ...summer, name, tariffs }],
        };
        if (firstMessage(carForm, values) !== null) return;
        expect(fieldErrors(carPayload, toCarPayload(values))).toEqual({});
      }),
    );
  });
});

describe('the server refuses', () => {
  const payload = toCarPayload(good);
  const [group] = payload.tariffGroups;
  test.each<[string, Record<string, unknown>, string]>([
    ['tariffGroups', { tariffGroups: null }, cars.groupRequired],
    ['tariffGroups', { tariffGroups: 'все' }, cars.groupRequired],
    ['tariffGroups[0]', { tariffGroups: [null] }, cars.groupRequired],
    ['photos[0]', { photos: [null] }, cars.photoForeign],
    ['photos', { photos: Array(31).fill(null) }, cars.tooManyPhotos],
    ['tariffGroups', { tariffGroups: Array(51).fill(null) }, cars.tooManyGroups],
    ['depositAmount', { depositAmount: Number.NaN }, cars.depositInvalid],
    ['depositAmount', { depositAmount: -0.01 }, cars.depositInvalid],
    ['year', { year: 2020.5 }, cars.yearInvalid],
    ['version', { version: -1 }, MESSAGES.generic.wrongNumberType],
    [
      'tariffGroups[0].sortOrder',
      { tariffGroups: [{ ...group, sortOrder: 0.5 }] },
      cars.sortOrderInvalid,
    ],
    [
      'tariffGroups[0].tariffs[0].pricePerDay',
      { tariffGroups: [{ ...group, tariffs: [{ minDays: 1 }] }] },
      cars.priceRequired,
    ],
    [
      'tariffGroups[0].tariffs[0].minDays',
      { tariffGroups: [{ ...group, tariffs: [{ minDays: 1e12, pricePerDay: 1 }] }] },
      cars.minDaysInvalid,
    ],
  ])('an invalid %s: %j', (field, change, message) => {
    expect(fieldErrors(carPayload, { ...payload, ...change })).toEqual({ [field]: message });
  });
});

describe('while editing', () => {
  it('a new car has one year-round group with one price', () => {
    const { tariffGroups } = newCarValues();
    expect(tariffGroups).toEqual([
      {
        name: 'Группа 1',
        startMonth: '',
        startDay: '',
        endMonth: '',
        endDay: '',
        tariffs: [newTariff()],
      },
    ]);
  });

  it('enabling the season sets the whole year, disabling clears it', () => {
    const on = withSeason(newTariffGroup([]), true);
    expect(on).toMatchObject({ startMonth: '1', startDay: '1', endMonth: '12', endDay: '31' });
    expect([isSeasonal(on), isSeasonal(withSeason(on, false))]).toEqual([true, false]);
  });

  it('the last group and the last price are kept', () => {
    expect(withoutItem(['a', 'b', 'c'], 1)).toEqual(['a', 'c']);
    expect(withoutItem(['a'], 0)).toEqual(['a']);
  });
});

describe('an added row without a price', () => {
  const withRows = (...tariffs: { minDays: string; pricePerDay: string }[]) => ({
    ...newCarValues(),
    brand: 'Kia',
    model: 'Rio',
    licensePlate: 'А001АА77',
    tariffGroups: [{ ...newTariffGroup([]), tariffs }],
  });
  const priced = { minDays: '1', pricePerDay: '2500' };

  it('is left out beside a priced one', () => {
    const values = withRows(priced, newTariff(), { minDays: '', pricePerDay: ' ' });
    expect(fieldErrors(carForm, values)).toEqual({});
    expect(toCarPayload(values).tariffGroups[0]?.tariffs).toHaveLength(1);
  });

  it('is refused when days were typed into it, or when it is the only one', () => {
    const { priceRequired } = MESSAGES.cars;
    expect(fieldErrors(carForm, withRows(priced, { minDays: '7', pricePerDay: '' }))).toEqual({
      'tariffGroups[0].tariffs[1].pricePerDay': priceRequired,
    });
    expect(Object.values(fieldErrors(carForm, withRows(newTariff())))).toEqual([priceRequired]);
  });
});

it('a new group takes the next free number', () => {
  expect(newTariffGroup([{ name: 'Лето' }, { name: 'Группа 3' }]).name).toBe('Группа 4');
  expect(newTariffGroup([{ name: 'Группа 2' }]).name).toBe('Группа 3');
});
