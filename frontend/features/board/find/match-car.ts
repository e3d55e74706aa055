import { displayName } from '@schema/values/car-title';
import { plateKey } from '@schema/values/plate-key';
import { digitsOf, foldForSearch, searchTerms } from '@schema/values/search';
import type { AnswerCar } from '../model/board-answer';

/** ё as е, case aside, letters that look alike on plates as one: 'Ёлка a418' → 'ЕЛКАА418'. */
function folded(text: string): string {
  return plateKey(foldForSearch(text));
}

/**
 * Is this the car somebody looks for by plate or name? Every word of the query must be found in its
 * name or plate, or the query as a whole in the plate: «рио 418», «A418KM» in Latin letters and
 * «418 77», whose digits follow each other on the plate. An empty query finds every car. Decided here;
 * the spec is silent.
 */
export function carMatcher(query: string): (car: AnswerCar) => boolean {
  const terms = searchTerms(query);
  if (!terms) return () => true;
  const words = query.trim().split(/\s+/).map(folded);
  const whole = folded(query);
  return (car) => {
    const plate = folded(car.licensePlate);
    if (plate.includes(whole)) return true;
    if (terms.digits !== null && digitsOf(car.licensePlate).includes(terms.digits)) return true;
    const name = folded(displayName(car));
    return words.every((word) => name.includes(word) || plate.includes(word));
  };
}
