import { normalisePlate } from './car-title';

/** Latin letters that look like the Cyrillic ones of Russian plates. */
const LATIN = 'ABEKMHOPCTYX';
const CYRILLIC = 'АВЕКМНОРСТУХ';

/**
 * Equal for plates that look the same: 'A 418 KM 77' in Latin letters and 'А418КМ77' in Cyrillic.
 * For comparison only; a plate is stored as typed (`normalisePlate`).
 */
export function plateKey(licensePlate: string): string {
  return normalisePlate(licensePlate).replace(
    /[A-Z]/g,
    (letter) => CYRILLIC[LATIN.indexOf(letter)] ?? letter,
  );
}
