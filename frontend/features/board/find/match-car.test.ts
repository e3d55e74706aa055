import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnswerCar } from '../model/rows/board-answer';
import { car } from '../testing/board-rows';
import { carMatcher } from './match-car';

const rio = car(8, { licensePlate: 'А418КМ77' });
const yolka = car(9, { brand: 'Ёлка', model: 'Турбо', licensePlate: 'В001ЕХ777' });

describe('a car is found', () => {
  test.each<[string, AnswerCar, boolean?]>([
    ['', rio],
    ['  ', rio],
    ['рио', yolka, false],
    ['rio', rio],
    ['KIA RIO', rio],
    ['rio kia', rio],
    ['киа рио', rio],
    ['418', rio],
    ['а418', rio],
    ['A418KM', rio],
    ['a 418 km 77', rio],
    ['а 418 км', rio],
    ['41877', rio],
    ['418 77', rio],
    ['418-77', rio],
    ['rio 418', rio],
    ['rio 419', rio, false],
    ['ёлка', yolka],
    ['елка', yolka],
    ['001', yolka],
    ['B001EX', yolka],
    ['турбо', yolka],
    ['418', yolka, false],
    ['.*', rio, false],
  ])('by «%s»: %o, %s', (query, found, isFound = true) => {
    expect(carMatcher(query)(found)).toBe(isFound);
  });

  test('by any part of its plate, in either alphabet and case', () => {
    const letters = [...'АВЕКМНОРСТУХ'];
    const latin = [...'ABEKMHOPCTYX'];
    const letter = fc.nat(letters.length - 1);
    const digit = fc.nat(9);
    const plates = fc.tuple(letter, digit, digit, digit, letter, letter);
    fc.assert(
      fc.property(plates, fc.nat(5), fc.nat(5), fc.boolean(), (plate, a, b, isLatin) => {
        const [l1, d1, d2, d3, l2, l3] = plate;
        const spelled = (alphabet: string[]) =>
          `${alphabet[l1]}${d1}${d2}${d3}${alphabet[l2]}${alphabet[l3]}`;
        const part = spelled(isLatin ? latin : letters)
          .slice(Math.min(a, b), Math.max(a, b) + 1)
          .toLowerCase();
        expect(carMatcher(part)(car(1, { licensePlate: spelled(letters) }))).toBe(true);
      }),
    );
  });
});
