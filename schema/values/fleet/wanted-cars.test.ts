import { MAX_SEARCH_WORDS } from '@schema/values/words/search';
import { describe, expect, test } from 'vitest';
import { matchingCars } from './car-search';
import { type WantedCar, wantedCars } from './wanted-cars';

const CAR: WantedCar = {
  brand: 'Kia',
  model: 'Rio',
  licensePlate: 'А418КМ77',
  color: 'Белый',
  year: 2022,
  description: 'АКПП, люк',
};

/** A fleet that counts reads of the fields of its cars. */
function countedFleet(cars: number) {
  const reads = { count: 0 };
  const fleet = Array.from(
    { length: cars },
    (_, at) =>
      new Proxy(
        { ...CAR, licensePlate: `А${100 + at}КМ77` },
        {
          get(car, name) {
            reads.count += 1;
            return Reflect.get(car, name);
          },
        },
      ),
  );
  return { reads, fleet };
}

const manyWords = (count: number) =>
  Array.from({ length: count }, (_, at) => `слово${String.fromCharCode(1072 + at)}`).join(' ');

/** Number of field reads of twenty cars for unknown words. */
function readsFor(find: (text: string, fleet: readonly WantedCar[]) => unknown, words: number) {
  const { reads, fleet } = countedFleet(20);
  find(manyWords(words), fleet);
  return reads.count;
}

describe('the cars matched by a text', () => {
  test.each([
    [
      'wantedCars',
      (text: string, fleet: readonly WantedCar[]) => wantedCars(text, fleet, () => null),
    ],
    ['matchingCars', (text: string, fleet: readonly WantedCar[]) => matchingCars(text, fleet)],
  ])('%s reads each car once, however many the words', (_, find) => {
    const one = readsFor(find, 1);
    expect(one).toBeGreaterThan(0);
    expect([2, 12, 30].map((words) => readsFor(find, words))).toEqual([one, one, one]);
  });

  test('are found by the first twelve words; a later one is unknown', () => {
    const known = `рио ${manyWords(MAX_SEARCH_WORDS - 2)} белый`;
    expect(wantedCars(known, [CAR], () => null).unknown).toHaveLength(MAX_SEARCH_WORDS - 2);
    const { cars, unknown } = wantedCars(`${known} люк`, [CAR], () => null);
    expect([cars, unknown.at(-1)]).toEqual([[CAR], 'люк']);
  });

  test('are found by a word however often it is repeated', () => {
    const text = `${'рио '.repeat(20)}люк`;
    expect(wantedCars(text, [CAR], () => null)).toEqual({ cars: [CAR], count: null, unknown: [] });
  });
});
