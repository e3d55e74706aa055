import { differsByOneEdit } from '../words/one-edit';
import { foldForSearch, MAX_SEARCH_WORDS } from '../words/search';
import { wordStem } from '../words/word-stem';
import { bodiesNamed, bodyOf, type PriceClass, priceNamed } from './car-class';
import { type CarKeys, carKeys, carTest } from './car-search';
import { displayName, type NamedCar } from './car-title';
import { plateKey } from './plate-key';
import { soundKey } from './sound-key';

export interface WantedCar extends NamedCar {
  readonly description: string | null;
}

interface WantedCars<Car> {
  readonly cars: readonly Car[];
  /** Number of cars in «2 рио»; null without a number. */
  readonly count: number | null;
  /** Words that match no car of the fleet and no class. */
  readonly unknown: readonly string[];
}

/** Shorter words have too many neighbours at one letter's distance. */
const TYPO_MIN_LETTERS = 4;
const DESCRIPTION_MIN_LETTERS = 3;

const OR = /\s+(?:или|либо|и|иль)\s+|\s*[,;/]\s*/u;
const COUNTED: Readonly<Record<string, number>> = {
  два: 2,
  две: 2,
  оба: 2,
  обе: 2,
  пара: 2,
  пару: 2,
  три: 3,
  четыре: 4,
};
const COUNT =
  /^([1-9]|дв[ае]|об[ае]|пар[ау]|три|четыре)(?:\s*(?:шт|штуки|машины|машин))?\s+(?=\p{L})/u;
/** Two spellings of gearbox types. */
const SAME_WORDS: Readonly<Record<string, string>> = {
  автомат: 'акпп',
  механика: 'мкпп',
  механик: 'мкпп',
};

/** A car with its comparison keys. */
interface KeyedCar<Car> {
  readonly car: Car;
  readonly keys: CarKeys;
  /** Whether `keys.title` consists of make and model. */
  readonly hasName: boolean;
  /** Words of its description. */
  readonly said: readonly string[];
  readonly body: () => ReturnType<typeof bodyOf>;
}

type Test<Car> = (keyed: KeyedCar<Car>) => boolean;

/** Reads each car once, and its body type only when needed. */
function keyedCars<Car extends WantedCar>(fleet: readonly Car[]): KeyedCar<Car>[] {
  const keysOf = carKeys();
  return fleet.map((car) => {
    const { description, brand, model } = car;
    let body: { readonly of: ReturnType<typeof bodyOf> } | null = null;
    return {
      car,
      keys: keysOf(car),
      hasName: displayName({ brand, model }) === displayName(car),
      said: description ? foldForSearch(description).split(/[^\p{L}\d]+/u) : [],
      body: () => {
        body ??= { of: bodyOf(car) };
        return body.of;
      },
    };
  });
}

function isNear(word: string): Test<unknown> {
  const key = soundKey(word);
  return ({ keys }) =>
    key.length >= TYPO_MIN_LETTERS && keys.title.some((name) => differsByOneEdit(name, key));
}

function isDescribed(word: string): Test<unknown> {
  if (word.length < DESCRIPTION_MIN_LETTERS) return () => false;
  const wanted = [word, SAME_WORDS[word] ?? word];
  return ({ said }) => wanted.some((one) => said.some((own) => own.startsWith(one)));
}

const isNamed = (word: string): Test<unknown> => {
  const isMeant = carTest(word);
  return ({ keys }) => isMeant(keys);
};

/** Readings of a word, closest first; the first reading with a car of the fleet applies. */
function readings<Car extends WantedCar>(
  word: string,
  priceOf: (car: Car) => PriceClass | null,
): readonly Test<Car>[] {
  const stem = wordStem(word);
  const bodies = bodiesNamed(word);
  const price = priceNamed(word);
  if (bodies) return [({ body }) => bodies.some((one) => one === body())];
  const isStemDescribed = isDescribed(stem);
  if (price) return [(keyed) => isStemDescribed(keyed) || priceOf(keyed.car) === price];
  const key = soundKey(word);
  const isMeant = carTest(word);
  const either =
    (a: Test<unknown>, b: Test<unknown>): Test<unknown> =>
    (keyed) =>
      a(keyed) || b(keyed);
  return [
    // «киа» is not a prefix of «камри», despite the similar sound.
    ({ keys }) => keys.title.includes(key),
    // '7' is read as a model before digits of plates.
    ...(/^\d{1,2}$/.test(word)
      ? [
          ({ keys, hasName }: KeyedCar<Car>) =>
            hasName && isMeant({ ...keys, plate: '', color: [], year: '' }),
        ]
      : []),
    ({ keys }) => isMeant(keys),
    either(isDescribed(word), isStemDescribed),
    isNamed(stem),
    either(isNear(word), isNear(stem)),
  ];
}

/**
 * The cars of a fleet meant by «рио или солярис», «2 рио», «белый седан», «внедорожник». Words may
 * be spelled phonetically, in any grammatical case, with a typing error; unknown words are
 * returned.
 */
export function wantedCars<Car extends WantedCar>(
  text: string,
  fleet: readonly Car[],
  priceOf: (car: Car) => PriceClass | null,
): WantedCars<Car> {
  const unknown: string[] = [];
  const counts: number[] = [];
  const meant = new Set<KeyedCar<Car>>();
  const wishes = foldForSearch(text).trim().split(OR).filter(Boolean);
  if (wishes.length === 0) return { cars: fleet, count: null, unknown };
  const keyed = keyedCars(fleet);
  const tests = new Map<string, Test<Car> | null>();
  /** Meaning of a word in this fleet; null: none, as for all words after the twelfth. */
  const meaningOf = (word: string): Test<Car> | null => {
    const known = tests.get(word);
    if (known !== undefined || tests.size === MAX_SEARCH_WORDS) return known ?? null;
    const test = readings(word, priceOf).find((one) => keyed.some(one)) ?? null;
    tests.set(word, test);
    return test;
  };
  for (const wish of new Set(wishes)) {
    const count = COUNT.exec(wish);
    const named = count?.[1];
    if (named) counts.push(COUNTED[named] ?? Number(named));
    const words = wish.slice(count?.[0].length ?? 0);
    const plate = plateKey(words);
    const byPlate = /\d{3}/.test(plate)
      ? keyed.filter(({ keys }) => keys.plate.includes(plate))
      : [];
    let found = byPlate.length > 0 ? byPlate : null;
    if (!found) {
      for (const word of words.split(/\s+/).filter(Boolean)) {
        const test = meaningOf(word);
        const isClass = bodiesNamed(word) !== null || priceNamed(word) !== null;
        if (test) found = (found ?? keyed).filter(test);
        else if (isClass) found = [];
        else unknown.push(word);
      }
    }
    for (const one of found ?? []) meant.add(one);
  }
  return {
    cars: keyed.filter((one) => meant.has(one)).map(({ car }) => car),
    count: counts.length > 0 ? Math.max(...counts) : null,
    unknown,
  };
}
