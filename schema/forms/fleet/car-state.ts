import { TEXT_LIMITS } from '@schema/constants';
import { CAR_STATE_MESSAGES } from '@schema/messages/car-state';
import { cars } from '@schema/messages/fleet';
import {
  CAR_VIEWS,
  type CarView,
  DAMAGE_KINDS,
  DAMAGE_SIZES,
  type DamageKind,
  type DamageSize,
} from '@schema/values/fleet/damage';
import { statePhotoKeyOf } from '@schema/values/fleet/file-url';
import { MAX_MILEAGE_KM, MILEAGE_ANSWERS } from '@schema/values/fleet/mileage';
import { parseCount } from '@schema/values/words/plain-digits';
import { trimmedOrNull } from '@schema/values/words/text';
import { mixed, number, string } from 'yup';
import { choice, optionalReference, optionalText, reference, shapeOf } from '../fields/fields';
import { optionalInstant } from '../fields/period-fields';

const { kmInvalid, momentInvalid, answerInvalid, readingUnknown } = CAR_STATE_MESSAGES;
const { viewRequired, kindRequired, sizeRequired, damageUnknown, workUnsuitable } =
  CAR_STATE_MESSAGES;

const isMileage = (km: number) => Number.isInteger(km) && km >= 0 && km <= MAX_MILEAGE_KM;

/** A mileage in whole kilometres; absent `at`: now. */
export const mileagePayload = shapeOf(
  {
    carId: reference(cars.notFound),
    km: number()
      .typeError(kmInvalid)
      .defined(kmInvalid)
      .nonNullable(kmInvalid)
      .test('mileage', kmInvalid, (km) => isMileage(km)),
    at: optionalInstant(momentInvalid),
    answer: choice(MILEAGE_ANSWERS, answerInvalid),
    comment: optionalText(TEXT_LIMITS.comment),
  },
  [cars.notFound, kmInvalid, momentInvalid, answerInvalid],
);

export const readingPayload = shapeOf({ id: reference(readingUnknown) }, [readingUnknown]);

/** A coordinate on a view, 0 to 1. */
const coordinate = number()
  .typeError(viewRequired)
  .defined(viewRequired)
  .nonNullable(viewRequired)
  .test('inside', viewRequired, (value) => value >= 0 && value <= 1);

const oneOf = <Word extends string>(words: readonly Word[], message: string) =>
  choice(words, message).defined(message).nonNullable(message);

/** Place and kind of a damage. */
export const damageFields = {
  view: oneOf(CAR_VIEWS, viewRequired),
  x: coordinate,
  y: coordinate,
  kind: oneOf(DAMAGE_KINDS, kindRequired),
  size: oneOf(DAMAGE_SIZES, sizeRequired),
  comment: optionalText(TEXT_LIMITS.comment),
  photo: optionalText().test(
    'uploaded',
    cars.photoForeign,
    (url) => !url || statePhotoKeyOf(url) !== null,
  ),
};

export const damagePayload = shapeOf({ carId: reference(cars.notFound), ...damageFields }, [
  cars.notFound,
  viewRequired,
  kindRequired,
  sizeRequired,
]);

export const damageIdPayload = shapeOf({ id: reference(damageUnknown) }, [damageUnknown]);

export const damageMendPayload = shapeOf(
  { id: reference(damageUnknown), maintenanceId: optionalReference(workUnsuitable) },
  [damageUnknown, workUnsuitable],
);

export interface MileageValues {
  readonly km: string;
  /** ISO instant. */
  readonly at: string;
  readonly comment: string;
}

/** A mileage as typed. */
export const mileageForm = shapeOf(
  {
    km: string()
      .typeError(kmInvalid)
      .nonNullable(kmInvalid)
      .test('mileage', kmInvalid, (typed) => isMileage(parseCount(typed ?? '') ?? Number.NaN)),
    at: optionalInstant(momentInvalid),
    comment: optionalText(TEXT_LIMITS.comment),
  },
  [kmInvalid, momentInvalid],
);

/** Requires values valid by `mileageForm`. */
export const toMileage = ({ km, at, comment }: MileageValues) => ({
  km: parseCount(km) ?? 0,
  at,
  comment: trimmedOrNull(comment),
});

export interface DamageValues {
  readonly view: CarView;
  /** Null: not marked yet. */
  readonly point: { readonly x: number; readonly y: number } | null;
  readonly kind: DamageKind;
  readonly size: DamageSize;
  readonly comment: string;
  /** URL of the photo; '': none. */
  readonly photo: string;
}

/** A damage in the form. */
export const damageForm = shapeOf(
  {
    point: mixed()
      .nullable()
      .test('marked', viewRequired, (point) => point != null),
    comment: optionalText(TEXT_LIMITS.comment),
  },
  [viewRequired],
);

/** Requires values valid by `damageForm`. */
export const toDamage = ({ view, point, kind, size, comment, photo }: DamageValues) => ({
  view,
  x: point?.x ?? 0,
  y: point?.y ?? 0,
  kind,
  size,
  comment: trimmedOrNull(comment),
  photo: photo || null,
});

/** A damage as the server takes it. */
export type Damage = ReturnType<typeof toDamage>;
