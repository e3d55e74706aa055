import { differsByOneEdit } from '../words/one-edit';
import { foldForSearch } from '../words/search';
import { wordStem } from '../words/word-stem';
import { bodiesNamed, bodyOf, type PriceClass, priceNamed } from './car-class';
import { matchesCar } from './car-search';
import { displayName, type NamedCar } from './car-title';
import { plateKey } from './plate-key';
import { soundKey } from './sound-key';

export interface WantedCar extends NamedCar {
  readonly description: string | null;
}

interface WantedCars<Car> {
  readonly cars: readonly Car[];
  /** «2 рио»: how many of them; null: not said. */
  readonly count: number | null;
  /** Words that name no car of the fleet and no class. */
  readonly unknown: readonly string[];
}

/** Shorter words have too many neighbours by one letter. */
const TYPO_MIN_LETTERS = 4;
const DESCRIPTION_MIN_LETTERS = 3;

const OR = /\s+(?:или|либо|и|иль)\s+|\s*[,;/]\s*/u;
const COUNTED: Readonly<Record<string, number>> = {
  ...{ два: 2, две: 2, оба: 2, обе: 2, пара: 2, пару: 2, три: 3, четыре: 4 },
};
const COUNT =
  /^([1-9]|дв[ае]|об[ае]|пар[ау]|три|четыре)(?:\s*(?:шт|штуки|машины|машин))?\s+(?=\p{L})/u;
/** Said of a gearbox in two ways. */
const SAME_WORDS: Readonly<Record<string, string>> = {
  автомат: 'акпп',
  механика: 'мкпп',
  механик: 'мкпп',
};

type Test<Car> = (car: Car) => boolean;

const soundsOf = (car: NamedCar) => foldForSearch(displayName(car)).split(/\s+/).map(soundKey);

function typoIn(word: string, car: NamedCar): boolean {
  const key = soundKey(word);
  const names = soundsOf(car);
  return key.length >= TYPO_MIN_LETTERS && names.some((name) => differsByOneEdit(name, key));
}

function isDescribed(word: string, { description }: WantedCar): boolean {
  if (!description || word.length < DESCRIPTION_MIN_LETTERS) return false;
  const said = foldForSearch(description).split(/[^\p{L}\d]+/u);
  return [word, SAME_WORDS[word] ?? word].some((one) => said.some((own) => own.startsWith(one)));
}

/** The ways to read a word, the closest first; the first that fits a car of the fleet is meant. */
function readings<Car extends WantedCar>(
  word: string,
  priceOf: (car: Car) => PriceClass | null,
): readonly Test<Car>[] {
  const stem = wordStem(word);
  const bodies = bodiesNamed(word);
  const price = priceNamed(word);
  if (bodies) return [(car) => bodies.some((body) => body === bodyOf(car))];
  if (price) return [(car) => isDescribed(stem, car) || priceOf(car) === price];
  const inTitle: Test<Car> = ({ brand, model }) => matchesCar(word, { brand, model });
  const key = soundKey(word);
  return [
    // «киа» is no beginning of «камри», although it sounds so.
    (car) => soundsOf(car).includes(key),
    // '7' is the model before it is a digit of plates.
    ...(/^\d{1,2}$/.test(word) ? [inTitle] : []),
    (car) => matchesCar(word, car),
    (car) => isDescribed(word, car) || isDescribed(stem, car),
    (car) => matchesCar(stem, car),
    (car) => typoIn(word, car) || typoIn(stem, car),
  ];
}

/**
 * The cars of a fleet meant by «рио или солярис», «2 рио», «белый седан», «внедорожник». Words may be
 * spelled by ear, in any case, with a slip; the words that mean nothing are named.
 */
export function wantedCars<Car extends WantedCar>(
  text: string,
  fleet: readonly Car[],
  priceOf: (car: Car) => PriceClass | null,
): WantedCars<Car> {
  const unknown: string[] = [];
  const counts: number[] = [];
  const meant = new Set<Car>();
  const wishes = foldForSearch(text).trim().split(OR).filter(Boolean);
  for (const wish of wishes) {
    const count = COUNT.exec(wish);
    const named = count?.[1];
    if (named) counts.push(COUNTED[named] ?? Number(named));
    const words = wish.slice(count?.[0].length ?? 0);
    const plate = plateKey(words);
    const byPlate = /\d{3}/.test(plate)
      ? fleet.filter(({ licensePlate }) => plateKey(licensePlate).includes(plate))
      : [];
    let found = byPlate.length > 0 ? byPlate : null;
    if (!found) {
      for (const word of words.split(/\s+/).filter(Boolean)) {
        const test = readings(word, priceOf).find((one) => fleet.some(one));
        const isClass = bodiesNamed(word) !== null || priceNamed(word) !== null;
        if (test) found = (found ?? fleet).filter(test);
        else if (isClass) found = [];
        else unknown.push(word);
      }
    }
    for (const car of found ?? []) meant.add(car);
  }
  return {
    cars: wishes.length === 0 ? fleet : fleet.filter((car) => meant.has(car)),
    count: counts.length > 0 ? Math.max(...counts) : null,
    unknown,
  };
}
