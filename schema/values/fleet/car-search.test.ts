import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchesCar, matchesCarTitle } from './car-search';

const rio = {
  brand: 'Kia',
  model: 'Rio',
  licensePlate: 'А418КМ77',
  color: 'белый',
  year: 2021,
};
const solaris = { brand: 'Hyundai', model: 'Solaris', licensePlate: 'B902OP77', year: 2022 };

describe('a car matches', () => {
  it.each(['рио', 'Rio', 'киа рио', 'rio kia', 'ри', 'рио белый', 'киа 2021', 'рио 418', ''])(
    'by «%s»',
    (query) => expect(matchesCar(query, rio)).toBe(true),
  );

  it.each(['А418КМ77', 'a418km77', 'A 418 KM 77', '418', 'км77', 'а418'])(
    'by its plate «%s», whatever letters it is typed in',
    (query) => expect(matchesCar(query, rio)).toBe(true),
  );

  it('by its spoken name', () => {
    for (const name of ['хендай', 'хенд', 'солярис', 'в902ор', 'B902OP'])
      expect(matchesCar(name, solaris), name).toBe(true);
  });

  it.each(['солярис', 'рио черный', 'рио 2020', '419', 'кам', 'x'])('not by «%s»', (query) =>
    expect(matchesCar(query, rio)).toBe(false),
  );

  it('by the beginning of any word of its title', () => {
    const letters = fc.integer({ min: 1, max: 7 });
    fc.assert(
      fc.property(letters, fc.constantFrom('Hyundai', 'Solaris'), (count, word) =>
        matchesCar(word.slice(0, count).toUpperCase(), solaris),
      ),
    );
  });

  it('without an error for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (query) => {
        matchesCar(query, rio);
      }),
    );
  });
});

describe('a car in a text', () => {
  const title = 'Kia Rio · А418КМ77 · Белый · 2022 г.';
  it.each(['рио', 'киа рио', 'rio', '418', 'a418km', 'рио 418', 'бел', '2022'])(
    'is found by «%s»',
    (typed) => expect(matchesCarTitle(typed, title)).toBe(true),
  );
  it.each(['солярис', '555', 'чёрный'])('is not found by «%s»', (typed) =>
    expect(matchesCarTitle(typed, title)).toBe(false),
  );
});
