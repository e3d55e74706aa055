import { DEFAULT_SEASON } from '@schema/constants/fleet';
import {
  CAR_FIELD_NAMES,
  CAR_NOTE_NAMES,
  type CarFieldName,
  type CarNoteName,
  type CarNotes,
} from '@schema/fields/car-fields';
import { recordOf } from '@schema/fields/record-of';
import { normalisePlate } from '@schema/values/fleet/car-title';
import {
  groupName,
  priceOrZero,
  type SeasonDates,
  WHOLE_YEAR,
  wholeMinDays,
} from '@schema/values/fleet/tariff';
import { amountText, parseAmount } from '@schema/values/money/money';
import { parseCount } from '@schema/values/words/plain-digits';
import { cleanName, trimmedOrNull } from '@schema/values/words/text';

/** A price as typed. */
export interface TariffValues {
  minDays: string;
  pricePerDay: string;
}

/** A tariff group while editing; all four dates '' mean the whole year. */
export interface TariffGroupValues {
  name: string;
  startMonth: string;
  startDay: string;
  endMonth: string;
  endDay: string;
  tariffs: TariffValues[];
}

/** Form values while editing, validated by `carForm`. */
export interface CarValues extends Record<CarFieldName, string> {
  photos: string[];
  tariffGroups: TariffGroupValues[];
}

interface TariffPayload {
  minDays: number;
  /** Roubles. */
  pricePerDay: number;
  sortOrder: number;
}

interface TariffGroupPayload extends SeasonDates {
  name: string;
  sortOrder: number;
  tariffs: TariffPayload[];
}

/** The request body (requirements.md, P21). Amounts in roubles. */
export interface CarPayload extends CarNotes {
  brand: string;
  model: string;
  licensePlate: string;
  year: number | null;
  photos: string[];
  depositAmount: number;
  tariffGroups: TariffGroupPayload[];
}

export const newTariff = (): TariffValues => ({ minDays: '1', pricePerDay: '' });

/** Whether an added row is unfilled; false for a value that is not a row. */
export function isEmptyTariff(row: unknown): boolean {
  const { minDays, pricePerDay } = (row ?? {}) as Partial<Record<keyof TariffValues, unknown>>;
  const isUntouched = (value: unknown, initial: string) =>
    typeof value === 'string' && ['', initial].includes(value.trim());
  return isUntouched(pricePerDay, '') && isUntouched(minDays, newTariff().minDays);
}

/** Empty rows are left out beside a filled one. */
function filledTariffs(tariffs: readonly TariffValues[]): readonly TariffValues[] {
  const filled = tariffs.filter((tariff) => !isEmptyTariff(tariff));
  return filled.length > 0 ? filled : tariffs;
}

/** The next group: year-round, with one price, under the next free «Группа N». */
export function newTariffGroup(groups: readonly { readonly name: string }[]): TariffGroupValues {
  const dates = { startMonth: '', startDay: '', endMonth: '', endDay: '' };
  const taken = groups.map(({ name }, place) => groupName(name, place));
  let place = groups.length;
  while (taken.includes(groupName('', place))) place += 1;
  return { name: groupName('', place), ...dates, tariffs: [newTariff()] };
}

export function newCarValues(): CarValues {
  const empty = recordOf(CAR_FIELD_NAMES, () => '');
  return { ...empty, photos: [], depositAmount: '0', tariffGroups: [newTariffGroup([])] };
}

const input = (value: number | null | undefined) => (value == null ? '' : String(value));

function seasonInputs(season: Partial<SeasonDates>) {
  return {
    startMonth: input(season.startMonth),
    startDay: input(season.startDay),
    endMonth: input(season.endMonth),
    endDay: input(season.endDay),
  };
}

export const isSeasonal = (group: TariffGroupValues): boolean =>
  [group.startMonth, group.startDay, group.endMonth, group.endDay].some((part) => part !== '');

const whole = (text: string) => (text.trim() === '' ? null : (parseCount(text) ?? Number.NaN));

/** The typed dates; NaN for a part that is not a number. */
export const seasonOf = (group: TariffGroupValues): SeasonDates => ({
  startMonth: whole(group.startMonth),
  startDay: whole(group.startDay),
  endMonth: whole(group.endMonth),
  endDay: whole(group.endDay),
});

/** Enabling the season sets the whole year, disabling clears it (requirements.md, F17). */
export function withSeason(group: TariffGroupValues, on: boolean): TariffGroupValues {
  return { ...group, ...seasonInputs(on ? DEFAULT_SEASON : WHOLE_YEAR) };
}

/** Removes an item of the list; the last one is kept (requirements.md, F18). */
export function withoutItem<Item>(items: readonly Item[], at: number): Item[] {
  return items.length > 1 ? items.filter((_, place) => place !== at) : [...items];
}

/** A saved car from the API: a field without a value may be absent. */
type SavedCar = Pick<CarPayload, 'brand' | 'model' | 'licensePlate' | 'depositAmount'> &
  Partial<Pick<CarPayload, CarNoteName | 'year'>> & {
    readonly photos: readonly string[];
    readonly tariffGroups: readonly SavedGroup[];
  };

interface SavedGroup extends Pick<TariffGroupPayload, 'name'>, Partial<SeasonDates> {
  readonly tariffs: readonly TariffPayload[];
}

export function carValues(car: SavedCar): CarValues {
  return {
    brand: car.brand,
    model: car.model,
    licensePlate: car.licensePlate,
    ...recordOf(CAR_NOTE_NAMES, (name) => car[name] ?? ''),
    year: input(car.year),
    photos: [...car.photos],
    depositAmount: amountText(car.depositAmount),
    tariffGroups: car.tariffGroups.map((group) => ({
      name: group.name,
      ...seasonInputs(group),
      tariffs: group.tariffs.map(({ minDays, pricePerDay }) => ({
        minDays: String(minDays),
        pricePerDay: amountText(pricePerDay),
      })),
    })),
  };
}

/** Requires values valid by `carForm`. Items are numbered in their order. */
export function toCarPayload(values: CarValues): CarPayload {
  return {
    brand: cleanName(values.brand),
    model: cleanName(values.model),
    licensePlate: normalisePlate(values.licensePlate),
    ...recordOf(CAR_NOTE_NAMES, (name) => trimmedOrNull(values[name])),
    year: whole(values.year),
    photos: values.photos,
    depositAmount: parseAmount(values.depositAmount) ?? 0,
    tariffGroups: values.tariffGroups.map((group, place) => ({
      name: groupName(group.name, place),
      ...seasonOf(group),
      sortOrder: place,
      tariffs: filledTariffs(group.tariffs).map((tariff, tariffPlace) => ({
        minDays: wholeMinDays(parseAmount(tariff.minDays) ?? 1),
        pricePerDay: priceOrZero(parseAmount(tariff.pricePerDay) ?? 0),
        sortOrder: tariffPlace,
      })),
    })),
  };
}
