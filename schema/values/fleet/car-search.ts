import { foldForSearch } from '../words/search';
import { type CarNameParts, displayName } from './car-title';
import { plateKey } from './plate-key';
import { soundKey } from './sound-key';

/** Russian spoken names of makes and models that differ from the sound of their spelling. */
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

/**
 * Whether the car matches the query. Every word must be a prefix of a word of its make or model (by
 * sound), part of its plate (look-alike letters are equal; needs a digit), a prefix of its colour,
 * or its year. A plate may contain spaces. An empty query matches every car.
 */
export function matchesCar(query: string, car: CarNameParts): boolean {
  const plate = plateKey(car.licensePlate ?? '');
  if (/\d/.test(query) && plate.includes(plateKey(query))) return true;
  const title = wordsOf(displayName(car)).map(soundKey);
  const color = wordsOf(car.color ?? '');
  return wordsOf(query).every(
    (word) =>
      soundsOf(word).some((sound) => title.some((own) => own.startsWith(sound))) ||
      (/\d/.test(word) && plate.includes(plateKey(word))) ||
      color.some((own) => own.startsWith(word)) ||
      word === String(car.year),
  );
}

/** The same over a car in words, 'Kia Rio · А418КМ77 · Белый', of which any part may be meant. */
export const matchesCarTitle = (query: string, title: string): boolean =>
  matchesCar(query, { brand: title.replaceAll('·', ' '), licensePlate: title });
