import { CAR_NOTE_NAMES } from '@schema/fields/car-fields';
import { recordOf } from '@schema/fields/record-of';
import { carByName, plateByPart, severalCars, unknownCar } from '@schema/texts/files/import-notes';
import { plateKey } from '@schema/values/fleet/plate-key';
import { kopecks } from '@schema/values/money/money';
import { wordsOf } from '../cells/read-words';
import type { CarWrite, KnownCar } from './import-plan';

/** A car as named in a row: by plate, by name, or both. */
export interface NamedCar {
  /** '' without a plate in the row. */
  readonly plate: string;
  /** Brand and model as written. */
  readonly name: string;
}

type FoundCar =
  | { readonly car: KnownCar; readonly note: string | null }
  | { readonly car: null; readonly note: string };

const digits = (text: string) => text.replace(/\D/g, '');
const LEAST_PART = 3;

/** The company's cars, including those added by the file. */
export class FleetBook {
  readonly #byPlate = new Map<string, KnownCar>();
  readonly #byName = new Map<string, KnownCar[]>();
  readonly #added: CarWrite[] = [];

  constructor(cars: readonly KnownCar[]) {
    for (const car of cars) this.#keep(car);
  }

  #keep(car: KnownCar): void {
    this.#byPlate.set(plateKey(car.licensePlate), car);
    const name = wordsOf(`${car.brand} ${car.model}`);
    const others = this.#byName.get(name);
    if (others) others.push(car);
    else this.#byName.set(name, [car]);
  }

  get added(): readonly CarWrite[] {
    return this.#added;
  }

  byPlate(plate: string): KnownCar | undefined {
    return this.#byPlate.get(plateKey(plate));
  }

  /** Adds a car to the fleet; missing fields are empty. */
  add(car: Pick<CarWrite, 'brand' | 'model' | 'licensePlate'> & Partial<CarWrite>): KnownCar {
    const ref = -(this.#added.length + 1);
    const empty = { ...recordOf(CAR_NOTE_NAMES, () => null), year: null, pricePerDay: null };
    const write: CarWrite = { ...empty, depositAmount: kopecks(0), ...car, ref };
    this.#added.push(write);
    const { brand, model, licensePlate } = write;
    const known: KnownCar = { id: ref, brand, model, licensePlate };
    this.#keep(known);
    return known;
  }

  /**
   * The only car that matches a row: by its whole plate, by a part of it ('418', 'А418КМ'), or by
   * brand and model when unique.
   */
  find({ plate, name }: NamedCar): FoundCar {
    const exact = plate === '' ? undefined : this.byPlate(plate);
    if (exact) return { car: exact, note: null };
    const written = [plate, name].filter(Boolean).join(' ');
    const byPart = this.#byPart(plate === '' ? name : plate);
    const byName = plate === '' ? (this.#byName.get(wordsOf(name)) ?? []) : [];
    const found = byPart.length > 0 ? byPart : byName;
    const [car] = found;
    if (!car) return { car: null, note: unknownCar(written) };
    if (found.length > 1) return { car: null, note: severalCars(written) };
    const { licensePlate } = car;
    const note =
      byPart.length > 0 ? plateByPart(plate || name, licensePlate) : carByName(licensePlate);
    return { car, note };
  }

  /** Cars whose plate contains the letters and digits of a partial one, in order. */
  #byPart(text: string): KnownCar[] {
    const part = plateKey(text.replace(/[^\p{L}\d]/gu, ''));
    const isPart = /^\p{L}?\d{3,4}\p{L}{0,2}\d{0,3}$/u.test(part);
    if (!isPart || digits(part).length < LEAST_PART) return [];
    return [...this.#byPlate].flatMap(([key, car]) => (key.includes(part) ? [car] : []));
  }
}
