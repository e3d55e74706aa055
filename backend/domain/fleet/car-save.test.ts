import { MESSAGES } from '@schema/messages';
import { kopecks } from '@schema/values/money/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  acceptedCar,
  assertPlateFree,
  assertSameOrder,
  assertWholeFleet,
  type CarInput,
  sameTariffs,
} from './car-save';

const yearRound = { tariffs: [{ minDays: 1, pricePerDay: kopecks(300_000) }] };
const input = (more: CarInput = {}): CarInput => ({
  brand: 'Kia',
  model: 'Rio',
  licensePlate: 'А418КМ77',
  tariffGroups: [yearRound],
  ...more,
});

describe('a saved car', () => {
  test('has trimmed texts and a plate in capitals without spaces', () => {
    const car = acceptedCar(
      input({ brand: ' Kia ', model: '\tRio', licensePlate: ' а 418 км 77', description: ' ' }),
    );
    expect(car).toMatchObject({ brand: 'Kia', model: 'Rio', licensePlate: 'А418КМ77' });
    expect(car.description).toBeNull();
  });

  test('omits absent fields and clears fields set to null', () => {
    expect(Object.keys(acceptedCar(input())).sort()).toEqual([
      'brand',
      'licensePlate',
      'model',
      'tariffGroups',
    ]);
    const cleared = acceptedCar(
      input({ color: '  ', year: null, description: null, photos: null, depositAmount: null }),
    );
    expect(cleared).toMatchObject({ color: null, year: null, description: null });
    expect(cleared).toMatchObject({ photos: [], depositAmount: 0 });
  });

  test('keeps one of several equal photos, at its first position', () => {
    const photos = ['/cars/b.svg', '/cars/a.svg', '/cars/b.svg'];
    expect(acceptedCar(input({ photos })).photos).toEqual(['/cars/b.svg', '/cars/a.svg']);
  });

  test('truncates days to integers, makes a negative price 0 and names unnamed groups', () => {
    const tariffs = [
      { minDays: 7.9, pricePerDay: kopecks(-1) },
      { minDays: -2, pricePerDay: kopecks(250_000) },
      { pricePerDay: kopecks(1) },
    ];
    const { tariffGroups } = acceptedCar(
      input({ tariffGroups: [yearRound, { name: '  ', tariffs }] }),
    );
    expect(tariffGroups.map(({ name }) => name)).toEqual(['Группа 1', 'Группа 2']);
    expect(tariffGroups[1]?.tariffs).toEqual([
      { minDays: 7, pricePerDay: 0, sortOrder: 0 },
      { minDays: 1, pricePerDay: 250_000, sortOrder: 1 },
      { minDays: 1, pricePerDay: 1, sortOrder: 2 },
    ]);
  });

  test('sorts groups and prices by their sortOrder', () => {
    const prices = [
      { minDays: 7, pricePerDay: kopecks(7), sortOrder: 5 },
      { minDays: 1, pricePerDay: kopecks(1), sortOrder: -5 },
    ];
    const { tariffGroups } = acceptedCar(
      input({
        tariffGroups: [
          { name: 'Б', sortOrder: 2, tariffs: prices },
          { name: 'А', sortOrder: 1, ...yearRound },
        ],
      }),
    );
    expect(tariffGroups.map(({ name }) => name)).toEqual(['А', 'Б']);
    expect(tariffGroups[1]?.tariffs.map(({ minDays }) => minDays)).toEqual([1, 7]);
  });

  test('is refused with the messages of its form', () => {
    const message = MESSAGES.cars.seasonIncomplete;
    const refused = () => acceptedCar(input({ tariffGroups: [{ ...yearRound, startMonth: 5 }] }));
    expect(refused).toThrow(
      expect.objectContaining({
        code: 'VALIDATION_FAILED',
        fields: { 'tariffGroups[0]': message },
      }),
    );
  });
});

describe('a plate', () => {
  const fleet = [{ licensePlate: 'А418КМ77' }, { licensePlate: 'В001ЕХ777' }];

  test.each(['А418КМ77', 'A418KM77', 'b001ex777'])('that is taken is refused: %s', (plate) => {
    expect(() => assertPlateFree(plate, fleet)).toThrow(MESSAGES.cars.plateTaken);
  });

  test('that is free is accepted', () => {
    expect(() => assertPlateFree('А418КМ177', fleet)).not.toThrow();
  });
});

describe('the order of the fleet', () => {
  test('contains every car once, in any order', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1 }), { maxLength: 30 });
    fc.assert(
      fc.property(
        ids,
        fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
        (fleet, noise) => {
          const keys = new Map(fleet.map((id) => [id, noise.next().value]));
          const shuffled = [...fleet].sort((a, b) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0));
          expect(() => assertWholeFleet(shuffled, fleet)).not.toThrow();
        },
      ),
    );
  });

  test.each([
    ['one is missing', [1, 2]],
    ['one is twice', [1, 2, 2]],
    ['one is a stranger', [1, 2, 4]],
    ['one is too many', [1, 2, 3, 4]],
    ['it is empty', []],
  ])('is refused when %s', (_why, order) => {
    expect(() => assertWholeFleet(order, [1, 2, 3])).toThrow(
      expect.objectContaining({
        code: 'VALIDATION_FAILED',
        fields: { order: MESSAGES.cars.orderIncomplete },
      }),
    );
  });

  test.each([
    ['a car was moved', [2, 1, 3]],
    ['a car was added', [1, 2, 3, 4]],
    ['a car was deleted', [1, 2]],
  ])('is stale when %s since it was read', (_why, fleet) => {
    expect(() => assertSameOrder([1, 2, 3], fleet)).toThrow(
      expect.objectContaining({ code: 'STALE', message: MESSAGES.cars.orderIncomplete }),
    );
    expect(() => assertSameOrder(fleet, fleet)).not.toThrow();
  });
});

test('tariffs are compared by content', () => {
  const { tariffGroups } = acceptedCar(input());
  const [group] = tariffGroups;
  if (!group) throw new Error('a group is there');
  const stored = { ...group, id: 5 };
  expect(sameTariffs([stored], tariffGroups)).toBe(true);
  expect(sameTariffs([{ ...group, name: 'Лето' }], tariffGroups)).toBe(false);
  expect(sameTariffs([{ ...group, endDay: 3 }], tariffGroups)).toBe(false);
  expect(sameTariffs([group, group], tariffGroups)).toBe(false);
  const dearer = group.tariffs.map((tariff) => ({ ...tariff, pricePerDay: kopecks(1) }));
  expect(sameTariffs([{ ...group, tariffs: dearer }], tariffGroups)).toBe(false);
});
