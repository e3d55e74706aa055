import { CAR_NOTE_NAMES, type CarNotes } from '@schema/fields/car-fields';
import { recordOf } from '@schema/fields/record-of';
import { carPayload } from '@schema/forms/fleet/car';
import { MESSAGES } from '@schema/messages';
import { normalisePlate } from '@schema/values/fleet/car-title';
import { plateKey } from '@schema/values/fleet/plate-key';
import type { Season } from '@schema/values/fleet/season';
import { groupName, priceOrZero, wholeMinDays } from '@schema/values/fleet/tariff';
import { type Kopecks, kopecks } from '@schema/values/money/money';
import { cleanName, trimmedOrNull } from '@schema/values/words/text';
import { Refusal, validationFailed } from '../refusal';
import { assertValid } from '../valid';

/** Input with amounts in kopecks; missing fields are refused with their own messages. */
export interface CarInput extends Partial<CarNotes> {
  readonly brand?: string | null;
  readonly model?: string | null;
  readonly licensePlate?: string | null;
  readonly year?: number | null;
  readonly photos?: readonly string[] | null;
  readonly depositAmount?: Kopecks | null;
  readonly tariffGroups?:
    | readonly (Partial<Season> & {
        readonly name?: string | null;
        readonly sortOrder?: number | null;
        readonly tariffs?:
          | readonly {
              readonly minDays?: number | null;
              readonly pricePerDay?: Kopecks | null;
              readonly sortOrder?: number | null;
            }[]
          | null;
      })[]
    | null;
  readonly version?: number | null;
}

interface TariffSave {
  readonly minDays: number;
  readonly pricePerDay: Kopecks;
  readonly sortOrder: number;
}

export interface TariffGroupSave extends Season {
  readonly name: string;
  readonly sortOrder: number;
  readonly tariffs: readonly TariffSave[];
}

/** A car as stored. Optional fields are absent when the input omits them. */
export interface CarSave extends Partial<CarNotes> {
  readonly brand: string;
  readonly model: string;
  readonly licensePlate: string;
  readonly year?: number | null;
  readonly photos?: readonly string[];
  readonly depositAmount?: Kopecks;
  readonly tariffGroups: readonly TariffGroupSave[];
}

type GroupInput = NonNullable<CarInput['tariffGroups']>[number];
type TariffInput = NonNullable<GroupInput['tariffs']>[number];

const bySortOrder = (a: { sortOrder: number }, b: { sortOrder: number }) =>
  a.sortOrder - b.sortOrder;

const tariffSave = (tariff: TariffInput, place: number): TariffSave => ({
  minDays: wholeMinDays(tariff.minDays ?? 1),
  pricePerDay: priceOrZero(tariff.pricePerDay ?? kopecks(0)),
  sortOrder: tariff.sortOrder ?? place,
});

const groupSave = (group: GroupInput, place: number): TariffGroupSave => ({
  name: groupName(group.name, place),
  startMonth: group.startMonth ?? null,
  startDay: group.startDay ?? null,
  endMonth: group.endMonth ?? null,
  endDay: group.endDay ?? null,
  sortOrder: group.sortOrder ?? place,
  tariffs: (group.tariffs ?? []).map(tariffSave).sort(bySortOrder),
});

/**
 * Validates and normalises a car (requirements.md, F15): texts trimmed, the plate in capitals
 * without spaces, an empty colour null, `minDays` truncated to an integer of at least 1, a negative
 * price 0, a group without a name 'Группа N', photos unique. Groups and prices are sorted by
 * `sortOrder`, by default the order of the input. Refuses with VALIDATION_FAILED and the form's
 * messages.
 */
export function acceptedCar(input: CarInput): CarSave {
  assertValid(carPayload, input);
  const { year, photos, depositAmount } = input;
  const given = CAR_NOTE_NAMES.filter((name) => input[name] !== undefined);
  return {
    brand: cleanName(input.brand ?? ''),
    model: cleanName(input.model ?? ''),
    licensePlate: normalisePlate(input.licensePlate ?? ''),
    ...recordOf(given, (name) => trimmedOrNull(input[name])),
    ...(year !== undefined && { year }),
    ...(photos !== undefined && { photos: [...new Set(photos ?? [])] }),
    ...(depositAmount !== undefined && { depositAmount: depositAmount ?? kopecks(0) }),
    tariffGroups: (input.tariffGroups ?? []).map(groupSave).sort(bySortOrder),
  };
}

/**
 * Refuses a plate that another car has, in either alphabet: VALIDATION_FAILED 'Автомобиль с таким
 * номером уже есть'. Not set by requirements.md: requirements.md, F10 only requires a plate.
 */
export function assertPlateFree(
  licensePlate: string,
  others: readonly { readonly licensePlate: string }[],
): void {
  const wanted = plateKey(licensePlate);
  if (others.some((car) => plateKey(car.licensePlate) === wanted)) throw plateTaken();
}

export const plateTaken = () => validationFailed({ licensePlate: MESSAGES.cars.plateTaken });

/**
 * Checks that `order` is the whole fleet, each car once. Otherwise refuses with VALIDATION_FAILED:
 * a car was added or removed after the list was read.
 */
export function assertWholeFleet(order: readonly number[], fleet: readonly number[]): void {
  const wanted = new Set(order);
  const isWhole =
    order.length === fleet.length &&
    wanted.size === order.length &&
    fleet.every((id) => wanted.has(id));
  if (!isWhole) throw validationFailed({ order: MESSAGES.cars.orderIncomplete });
}

/** Refuses an order based on an outdated order of the fleet. */
export function assertSameOrder(basedOn: readonly number[], fleet: readonly number[]): void {
  const isSame =
    basedOn.length === fleet.length && fleet.every((id, place) => id === basedOn[place]);
  if (!isSame) throw new Refusal('STALE', MESSAGES.cars.orderIncomplete);
}

/** Whether two lists of tariff groups have the same content, ignoring row ids. */
export function sameTariffs(
  kept: readonly TariffGroupSave[],
  wanted: readonly TariffGroupSave[],
): boolean {
  return JSON.stringify(kept.map(bareGroup)) === JSON.stringify(wanted.map(bareGroup));
}

const bareGroup = (group: TariffGroupSave) => [
  group.name,
  group.startMonth,
  group.startDay,
  group.endMonth,
  group.endDay,
  group.sortOrder,
  group.tariffs.map((tariff) => [tariff.minDays, tariff.pricePerDay, tariff.sortOrder]),
];
