import { firstWords, foldForSearch } from '../words/search';
import { type CarNameParts, displayName } from './car-title';
import { plateKey } from './plate-key';
import { soundKey } from './sound-key';

/** Russian spoken names of makes and models that differ from their spelling. */
const SPOKEN_NAMES: Readonly<Record<string, string>> = {
  хендай: 'hyundai',
  хендэ: 'hyundai',
  хундай: 'hyundai',
  фольксваген: 'volkswagen',
  рено: 'renault',
  пежо: 'peugeot',
  шевроле: 'chevrolet',
  дастер: 'duster',
  спортейдж: 'sportage',
  спортаж: 'sportage',
  сид: 'ceed',
  джили: 'geely',
  кулрей: 'coolray',
  джетур: 'jetour',
  чанган: 'changan',
  эксид: 'exeed',
  туксон: 'tucson',
  крузер: 'cruiser',
  лэнд: 'land',
  ленд: 'land',
  танк: 'tank',
  тигго: 'tiggo',
};

/** Shorter prefixes of a spoken name are ambiguous. */
const SPOKEN_MIN_LETTERS = 3;

const wordsOf = (text: string) => foldForSearch(text).split(/\s+/).filter(Boolean);

/** Possible sound keys of a typed word. */
function soundsOf(word: string): string[] {
  const spoken = Object.entries(SPOKEN_NAMES).filter(
    ([name]) => word.length >= SPOKEN_MIN_LETTERS && name.startsWith(word),
  );
  return [word, ...spoken.map(([, written]) => written)].map(soundKey).filter(Boolean);
}

/** Data compared with a query. */
export interface CarKeys {
  /** Sound keys of the words of make and model. */
  readonly title: readonly string[];
  /** `plateKey`; '' without a plate. */
  readonly plate: string;
  readonly color: readonly string[];
  readonly year: string;
}

/** The keys of cars; a word shared by many of them is folded once. */
export function carKeys(): (car: CarNameParts) => CarKeys {
  const sounds = new Map<string, string>();
  const soundOf = (word: string): string => {
    const sound = sounds.get(word) ?? soundKey(word);
    sounds.set(word, sound);
    return sound;
  };
  return (car) => ({
    title: wordsOf(displayName(car)).map(soundOf),
    plate: plateKey(car.licensePlate ?? ''),
    color: wordsOf(car.color ?? ''),
    year: String(car.year),
  });
}

/** A query that is folded once for all cars; see `matchesCar`. */
export function carTest(query: string): (keys: CarKeys) => boolean {
  const hasDigit = /\d/.test(query);
  const whole = hasDigit ? plateKey(query) : '';
  const words = firstWords(wordsOf(query)).map((word) => ({
    word,
    sounds: soundsOf(word),
    plate: /\d/.test(word) ? plateKey(word) : null,
  }));
  return ({ title, plate, color, year }) =>
    (hasDigit && plate.includes(whole)) ||
    words.every(
      ({ word, sounds, plate: part }) =>
        sounds.some((sound) => title.some((own) => own.startsWith(sound))) ||
        (part !== null && plate.includes(part)) ||
        color.some((own) => own.startsWith(word)) ||
        word === year,
    );
}

/** The cars accepted by `matchesCar`. */
export function matchingCars<Car extends CarNameParts>(query: string, cars: readonly Car[]): Car[] {
  const keysOf = carKeys();
  const isMeant = carTest(query);
  return cars.filter((car) => isMeant(keysOf(car)));
}

/**
 * Whether the car matches the query. Every word must be a prefix of a word of its make or model (by
 * sound), part of its plate (look-alike letters are equal; needs a digit), a prefix of its colour,
 * or its year. A plate may contain spaces. An empty query matches every car.
 */
export const matchesCar = (query: string, car: CarNameParts): boolean =>
  carTest(query)(carKeys()(car));

/** The same for a car in words, 'Kia Rio · А418КМ77 · Белый', of which any part may match. */
export const matchesCarTitle = (query: string, title: string): boolean =>
  matchesCar(query, { brand: title.replaceAll('·', ' '), licensePlate: title });
