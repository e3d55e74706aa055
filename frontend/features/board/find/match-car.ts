import { matchesCar } from '@schema/values/fleet/car-search';
import { plateKey } from '@schema/values/fleet/plate-key';
import { digitsOf, searchTerms } from '@schema/values/words/search';
import type { AnswerCar } from '../model/rows/board-answer';

/**
 * Matches a car by plate or name as `matchesCar` does, and by any part of its plate: letters alone,
 * or adjacent digits, «418 77». An empty query matches every car. No external specification.
 */
export function carMatcher(query: string): (car: AnswerCar) => boolean {
  const terms = searchTerms(query);
  if (!terms) return () => true;
  const part = plateKey(query);
  return (car) =>
    matchesCar(query, car) ||
    plateKey(car.licensePlate).includes(part) ||
    (terms.digits !== null && digitsOf(car.licensePlate).includes(terms.digits));
}
