import { CAR_LIMITS, CAR_YEAR, MAX_AMOUNT, MAX_TARIFF_DAYS, TEXT_LIMITS } from '@schema/constants';
import { CAR_FIELDS, CAR_NOTE_NAMES } from '@schema/fields/car-fields';
import { recordOf } from '@schema/fields/record-of';
import { MESSAGES } from '@schema/messages';
import { isOwnPhoto } from '@schema/values/fleet/file-url';
import { seasonFault, wholeMinDays } from '@schema/values/fleet/tariff';
import { parseAmount } from '@schema/values/money/money';
import { array, type ISchema, number, type ObjectShape, type Schema, string } from 'yup';
import {
  amountInput,
  atMost,
  optionalAmount,
  optionalText,
  optionalVersion,
  partOf,
  requiredText,
  shapeOf,
} from '../fields/fields';
import { isEmptyTariff } from './car-values';

const { cars, generic } = MESSAGES;

/** Order of messages in the error box (requirements.md, F10). */
const order = [
  cars.brandRequired,
  cars.modelRequired,
  cars.plateRequired,
  cars.groupRequired,
  cars.priceRequired,
  cars.seasonIncomplete,
  cars.seasonInvalid,
  cars.depositInvalid,
  cars.yearInvalid,
];

const MAX_INT = 2_147_483_647;

const isYear = (year: number) =>
  Number.isInteger(year) && year >= CAR_YEAR.min && year <= CAR_YEAR.max;
const fitsMinDays = (days: number) => wholeMinDays(days) <= MAX_TARIFF_DAYS;

/** A non-empty list. */
function listOf<Item>(
  item: ISchema<Item>,
  rule: { readonly needed: string; readonly max: number; readonly tooMany: string },
) {
  const list = array(item)
    .typeError(rule.needed)
    .defined(rule.needed)
    .nonNullable(rule.needed)
    .min(1, rule.needed);
  return atMost(rule.max, rule.tooMany, list);
}

const photo = string()
  .typeError(cars.photoForeign)
  .defined(cars.photoForeign)
  .nonNullable(cars.photoForeign)
  .test('own', cars.photoForeign, isOwnPhoto);
const photos = atMost(
  CAR_LIMITS.photos,
  cars.tooManyPhotos,
  array(photo).typeError(cars.photoForeign).nullable(),
);

/** Position in a list; absent: the index it was sent at. */
const sortOrder = number()
  .typeError(cars.sortOrderInvalid)
  .nullable()
  .test(
    'place',
    cars.sortOrderInvalid,
    (place) => place == null || (Number.isInteger(place) && Math.abs(place) <= MAX_INT),
  );

function seasonPart(value: unknown): number | null {
  if (value == null || value === '') return null;
  return typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;
}

function seasonFaultOf(group: Readonly<Record<string, unknown>>) {
  return seasonFault({
    startMonth: seasonPart(group.startMonth),
    startDay: seasonPart(group.startDay),
    endMonth: seasonPart(group.endMonth),
    endDay: seasonPart(group.endDay),
  });
}

/** Field types that differ between the form and the payload. */
interface Kinds {
  readonly year: Schema;
  readonly depositAmount: Schema;
  /** One of the four numbers of a season. */
  readonly seasonPart: Schema;
  readonly minDays: Schema;
  readonly pricePerDay: Schema;
}

function carShape(kinds: Kinds, more: ObjectShape) {
  const { minDays, pricePerDay, seasonPart: part } = kinds;
  const tariff = partOf({ minDays, pricePerDay, sortOrder }, cars.priceRequired);
  const group = partOf(
    {
      name: optionalText(TEXT_LIMITS.name),
      startMonth: part,
      startDay: part,
      endMonth: part,
      endDay: part,
      sortOrder,
      tariffs: listOf(tariff, {
        needed: cars.priceRequired,
        max: CAR_LIMITS.tariffs,
        tooMany: cars.tooManyPrices,
      }),
    },
    cars.groupRequired,
  )
    .test('complete', cars.seasonIncomplete, (value) => seasonFaultOf(value) !== 'incomplete')
    .test('real', cars.seasonInvalid, (value) => seasonFaultOf(value) !== 'invalid');
  return shapeOf(
    {
      brand: requiredText(cars.brandRequired, CAR_FIELDS.brand.limit),
      model: requiredText(cars.modelRequired, CAR_FIELDS.model.limit),
      licensePlate: requiredText(cars.plateRequired, CAR_FIELDS.licensePlate.limit),
      ...recordOf(CAR_NOTE_NAMES, (name) => optionalText(CAR_FIELDS[name].limit)),
      year: kinds.year,
      photos,
      depositAmount: kinds.depositAmount,
      tariffGroups: listOf(group, {
        needed: cars.groupRequired,
        max: CAR_LIMITS.tariffGroups,
        tooMany: cars.tooManyGroups,
      }),
      ...more,
    },
    order,
  );
}

/** Whether the row is empty beside a filled one of its group: such a row is not sent. */
function isLeftOut(ancestors: readonly { readonly value: unknown }[] = []): boolean {
  const [row, group] = ancestors.map(({ value }) => value);
  const { tariffs: rows } = (group ?? {}) as { readonly tariffs?: unknown };
  return Array.isArray(rows) && isEmptyTariff(row) && !rows.every(isEmptyTariff);
}

/** Validates `CarValues`. */
export const carForm = carShape(
  {
    year: string()
      .typeError(cars.yearInvalid)
      .nullable()
      .test('year', cars.yearInvalid, (year) => !year?.trim() || isYear(Number(year))),
    depositAmount: amountInput(cars.depositInvalid, { mayBeEmpty: true }),
    seasonPart: string().typeError(cars.seasonInvalid).nullable(),
    minDays: string()
      .typeError(cars.minDaysInvalid)
      .nullable()
      .test('fits', cars.minDaysInvalid, (days) => fitsMinDays(parseAmount(days ?? '') ?? 1)),
    pricePerDay: string()
      .typeError(cars.priceRequired)
      .defined(cars.priceRequired)
      .nonNullable(cars.priceRequired)
      .test(
        'price',
        cars.priceRequired,
        (price, { from }) => parseAmount(price) !== null || isLeftOut(from),
      )
      .test('limit', generic.amountTooLarge, (price) => (parseAmount(price) ?? 0) <= MAX_AMOUNT),
  },
  {},
);

/** Validates a payload, before or after its conversion to kopecks (requirements.md, P21). */
export const carPayload = carShape(
  {
    year: number()
      .typeError(cars.yearInvalid)
      .nullable()
      .test('year', cars.yearInvalid, (year) => year == null || isYear(year)),
    depositAmount: optionalAmount(cars.depositInvalid),
    seasonPart: number().typeError(cars.seasonInvalid).nullable(),
    minDays: number()
      .typeError(cars.minDaysInvalid)
      .nullable()
      .test('fits', cars.minDaysInvalid, (days) => fitsMinDays(days ?? 1)),
    pricePerDay: number()
      .typeError(cars.priceRequired)
      .defined(cars.priceRequired)
      .nonNullable(cars.priceRequired)
      .test('finite', cars.priceRequired, (price) => Number.isFinite(price))
      .max(MAX_AMOUNT * 100, generic.amountTooLarge),
  },
  { version: optionalVersion() },
);

/** The new order of the fleet, every car once. */
export const carOrderPayload = shapeOf(
  {
    order: array()
      .typeError(cars.orderIncomplete)
      .defined(cars.orderIncomplete)
      .nonNullable(cars.orderIncomplete)
      .test('numbers', cars.orderIncomplete, (ids) => ids.every(Number.isInteger)),
    basedOn: array()
      .typeError(cars.orderIncomplete)
      .nullable()
      .test('numbers', cars.orderIncomplete, (ids) => ids == null || ids.every(Number.isInteger)),
  },
  [cars.orderIncomplete],
);
