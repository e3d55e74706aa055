import { normalisePlate } from './car-title';

/** Latin letters that stand on Russian plates in place of the Cyrillic ones they look like. */
const LATIN = 'ABEKMHOPCTYX';
const CYRILLIC = 'АВЕКМНОРСТУХ';

/**
 * Equal for plates that a person reads as one: 'A 418 KM 77' in Latin letters and 'А418КМ77' in
 * Cyrillic. For comparison only; a plate is kept as it was typed (`normalisePlate`).
 */
export function plateKey(licensePlate: string): string {
  return normalisePlate(licensePlate).replace(
    /[A-Z]/g,
    (letter) => CYRILLIC[LATIN.indexOf(letter)] ?? letter,
  );
}
