import { TEXT_LIMITS } from '@schema/constants';
import { CAR_LIMITS } from '@schema/constants/fleet';
import { CAR_FIELDS, CAR_NOTE_NAMES } from '@schema/fields/car-fields';
import { recordOf } from '@schema/fields/record-of';
import { MESSAGES } from '@schema/messages';
import { isOwnPhoto } from '@schema/values/fleet/file-url';
import { seasonFault } from '@schema/values/fleet/tariff';
import { array, type ISchema, number, type ObjectShape, type Schema, string } from 'yup';
import { atMost, optionalText, partOf, requiredText, shapeOf } from '../fields/fields';

const { cars } = MESSAGES;

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

/** Position in a list; absent: the index in the request. */
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

/** The fields of a car's form and payload. */
export function carShape(kinds: Kinds, more: ObjectShape) {
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
