import { cleanName } from '../words/text';

/** The fields that name a car. */
export const CAR_NAME_FIELDS = ['brand', 'model', 'licensePlate', 'color', 'year'] as const;

type CarNameField = (typeof CAR_NAME_FIELDS)[number];

/** Appearance of a car, beside its plate. */
export interface CarLook {
  readonly color: string | null;
  readonly year: number | null;
}

/** Fields that identify a car. */
export interface NamedCar
  extends CarLook,
    Readonly<Record<Exclude<CarNameField, keyof CarLook>, string>> {}

/** The same fields, any of which may be unknown. */
export type CarNameParts = { readonly [Part in keyof NamedCar]?: NamedCar[Part] | null };

const NAMELESS_CAR = 'Автомобиль';

function joined(parts: readonly (string | null | undefined)[], separator: string): string {
  return parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(separator);
}

/** Brand and model, else the plate, else 'Автомобиль' (requirements.md, F6). */
export function displayName(car: CarNameParts): string {
  return joined([car.brand, car.model], ' ') || car.licensePlate?.trim() || NAMELESS_CAR;
}

/** Equal for cars of one brand and model, whatever the letter case. */
export const modelKey = (car: CarNameParts): string => cleanName(displayName(car)).toLowerCase();

export const lookOf = ({ color = null, year = null }: CarNameParts): CarLook => ({ color, year });

/** The car in a row of a report. */
export interface RowCar extends CarLook {
  readonly carId: number;
  /** Brand and model, else the plate. */
  readonly carTitle: string;
  readonly licensePlate: string;
}

export function rowCar(
  car: CarNameParts & { readonly id: number; readonly licensePlate: string },
): RowCar {
  const { id: carId, licensePlate } = car;
  return { carId, carTitle: displayName(car), licensePlate, ...lookOf(car) };
}

/** 'Kia Rio А418КМ77', with the plate once: a car in a record that outlives it. */
export function titleWithPlate(car: CarNameParts & { readonly licensePlate: string }): string {
  const title = displayName(car);
  return title === car.licensePlate ? title : `${title} ${car.licensePlate}`;
}

/** 'белый · 2022 г.': shown beside a plate. */
export function colourAndYear({ color, year }: Partial<CarLook>): string {
  return joined([color, year ? `${year} г.` : null], ' · ');
}

/** 'А418КМ77 · белый · 2022 г.', omitting unknown parts (requirements.md, F7). */
export function subtitle(car: CarNameParts): string {
  return joined([car.licensePlate, colourAndYear(car)], ' · ');
}

/** 'Kia Rio · А418КМ77 · белый · 2022 г.', with the plate once: a car in a selection list. */
export function fullTitle(title: string, car: CarNameParts): string {
  const isPlate = title === car.licensePlate?.trim();
  return joined([title, isPlate ? colourAndYear(car) : subtitle(car)], ' · ');
}

/** The stored form of a plate: upper case, no spaces, nothing invisible (requirements.md, F5). */
export function normalisePlate(text: string): string {
  return cleanName(text).replaceAll(' ', '').toLocaleUpperCase('ru');
}

export interface PlateParts {
  readonly body: string;
  /** The region in the box on the right; null for a plate without Russian format. */
  readonly region: string | null;
}

/** Car А418КМ77, taxi АА41877, trailer АА418777, motorcycle 4187АА77: groups, then the region. */
const PLATE_PATTERNS = [
  /^(\p{L})(\d{3})(\p{L}{2})(\d{2,3})$/u,
  /^(\p{L}{2})(\d{3})(\d{2})$/u,
  /^(\p{L}{2})(\d{4})(\d{2})$/u,
  /^(\d{4})(\p{L}{2})(\d{2,3})$/u,
] as const;

/** Splits a plate for its chip: 'А418КМ77' → body 'А 418 КМ', region '77'. */
export function plateParts(licensePlate: string): PlateParts {
  const plate = normalisePlate(licensePlate);
  for (const pattern of PLATE_PATTERNS) {
    const groups = pattern.exec(plate)?.slice(1);
    const region = groups?.pop();
    if (groups && region) return { body: groups.join(' '), region };
  }
  return { body: licensePlate.trim(), region: null };
}
