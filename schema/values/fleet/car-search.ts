import { foldForSearch } from '../words/search';
import { type CarNameParts, displayName } from './car-title';
import { plateKey } from './plate-key';
import { soundKey } from './sound-key';

/** What Russian speakers call makes and models whose spelling does not give the sound away. */
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

/** Shorter beginnings of a spoken name would mean too many of them. */
const SPOKEN_MIN_LETTERS = 3;

const wordsOf = (text: string) => foldForSearch(text).split(/\s+/).filter(Boolean);

/** The sounds a typed word may stand for. */
function soundsOf(word: string): string[] {
  const spoken = Object.entries(SPOKEN_NAMES).filter(
    ([name]) => word.length >= SPOKEN_MIN_LETTERS && name.startsWith(word),
  );
  return [word, ...spoken.map(([, written]) => written)].map(soundKey).filter(Boolean);
}

/**
 * Is this car meant by what was typed? Every word must begin a word of its make or model (by sound),
 * be part of its plate (look-alike letters are one; needs a digit), begin its colour or be its year.
 * A plate may be spaced as on the metal. An empty query means every car.
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
