import { TEXT_LIMITS } from '@schema/constants';
import { booking as bookingMessages } from '@schema/messages/bookings';
import { CAR_STATE_MESSAGES } from '@schema/messages/car-state';
import { cars } from '@schema/messages/fleet';
import { HANDOVER_MESSAGES } from '@schema/messages/handover';
import { money } from '@schema/messages/money';
import { statePhotoKeyOf } from '@schema/values/fleet/file-url';
import { MAX_MILEAGE_KM, MILEAGE_ANSWERS } from '@schema/values/fleet/mileage';
import {
  ACCESSORY_LIMITS,
  ACCESSORY_STATES,
  accessoryKey,
} from '@schema/values/handover/accessories';
import { type Ink, isInk, isSigned } from '@schema/values/handover/ink';
import {
  FUEL_FULL,
  MAX_SHEET_CHARGES,
  MAX_SHEET_DAMAGES,
  MAX_SHEET_MENDED,
  PHOTO_ANGLES,
  SHEET_SIDES,
  SIGNATURE_WAYS,
} from '@schema/values/handover/sheet';
import { trimmedOrNull } from '@schema/values/words/text';
import { array, mixed, number, string } from 'yup';
import {
  atMost,
  choice,
  optionalText,
  partOf,
  reference,
  requiredText,
  shapeOf,
} from '../fields/fields';
import { optionalInstant, requiredInstant } from '../fields/period-fields';
import { damageFields } from '../fleet/car-state';
import { chargeFields } from '../money/payments';

const M = HANDOVER_MESSAGES;

/** An id made on the device: 32 hexadecimal digits. */
const clientId = () =>
  string()
    .typeError(M.idInvalid)
    .defined(M.idInvalid)
    .nonNullable(M.idInvalid)
    .test('id', M.idInvalid, (id) => /^[0-9a-f]{32}$/.test(id));

const side = () =>
  choice(SHEET_SIDES, M.sideInvalid).defined(M.sideInvalid).nonNullable(M.sideInvalid);

const whole = (limit: number, message: string) =>
  number()
    .typeError(message)
    .nullable()
    .test(
      'whole',
      message,
      (value) => value == null || (Number.isInteger(value) && value >= 0 && value <= limit),
    );

/** Strokes of a signature; absent or empty: none. */
const ink = mixed<Ink>()
  .nullable()
  .test(
    'ink',
    M.signatureInvalid,
    (value) =>
      value == null || (Array.isArray(value) && value.every(Array.isArray) && isInk(value)),
  );

interface Signed {
  readonly side?: unknown;
  readonly signatureWay?: unknown;
  readonly signature?: unknown;
  readonly absenceReason?: unknown;
}

const isSignature = (value: unknown) =>
  Array.isArray(value) && value.every(Array.isArray) && isSigned(value as Ink);

/** The fields of a handover sheet; absent `at`: now. */
export const sheetFields = {
  clientId: clientId(),
  side: side(),
  carId: reference(cars.notFound),
  at: optionalInstant(M.momentInvalid),
  delayReason: optionalText(TEXT_LIMITS.comment),
  km: whole(MAX_MILEAGE_KM, CAR_STATE_MESSAGES.kmInvalid),
  mileageAnswer: choice(MILEAGE_ANSWERS, CAR_STATE_MESSAGES.answerInvalid),
  fuel: whole(FUEL_FULL, M.fuelInvalid),
  damages: atMost(
    MAX_SHEET_DAMAGES,
    M.tooManyDamages,
    array(partOf(damageFields, M.damagesInvalid)).typeError(M.damagesInvalid).nullable(),
  ),
  mendedDamageIds: atMost(
    MAX_SHEET_MENDED,
    M.tooManyMended,
    array(reference(M.mendedInvalid)).typeError(M.mendedInvalid).nullable(),
  ),
  accessories: atMost(
    ACCESSORY_LIMITS.count,
    M.tooManyAccessories,
    array(
      partOf(
        {
          name: requiredText(M.accessoryRequired, ACCESSORY_LIMITS.name),
          state: choice(ACCESSORY_STATES, M.accessoriesInvalid)
            .defined(M.accessoriesInvalid)
            .nonNullable(M.accessoriesInvalid),
        },
        M.accessoriesInvalid,
      ),
    )
      .typeError(M.accessoriesInvalid)
      .nullable()
      .test('once', M.accessoryRepeated, (list) => {
        const names = (list ?? []).map((one) => one?.name);
        const keys = names.map((name) => (typeof name === 'string' ? accessoryKey(name) : name));
        return new Set(keys).size === keys.length;
      }),
  ),
  charges: atMost(
    MAX_SHEET_CHARGES,
    M.tooManyCharges,
    array(partOf(chargeFields, M.chargesInvalid))
      .typeError(M.chargesInvalid)
      .nullable()
      .test(
        'return',
        M.chargesAtReturn,
        (charges, { parent }) => !charges?.length || (parent as Signed).side === 'back',
      ),
  ),
  signatureWay: choice(SIGNATURE_WAYS, M.wayRequired)
    .defined(M.wayRequired)
    .nonNullable(M.wayRequired),
  signerName: optionalText(TEXT_LIMITS.name),
  signature: ink.test('signed', M.signatureRequired, (value, { parent }) => {
    return (parent as Signed).signatureWay !== 'finger' || isSignature(value);
  }),
  absenceReason: optionalText(TEXT_LIMITS.comment).test(
    'given',
    M.absenceRequired,
    (reason, { parent }) =>
      (parent as Signed).signatureWay !== 'absent' || trimmedOrNull(reason) !== null,
  ),
  comment: optionalText(TEXT_LIMITS.comment),
};

export const SHEET_ORDER = [
  M.idInvalid,
  M.sideInvalid,
  cars.notFound,
  M.momentInvalid,
  CAR_STATE_MESSAGES.kmInvalid,
  M.fuelInvalid,
  M.damagesInvalid,
  M.tooManyDamages,
  M.mendedInvalid,
  M.tooManyMended,
  M.accessoriesInvalid,
  M.tooManyAccessories,
  M.accessoryRequired,
  M.accessoryRepeated,
  M.chargesAtReturn,
  M.chargesInvalid,
  M.tooManyCharges,
  money.chargeKindRequired,
  money.chargeKindInvalid,
  money.amountRequired,
  money.amountNotPositive,
  M.wayRequired,
  M.signatureInvalid,
  M.signatureRequired,
  M.absenceRequired,
];

/** A handover sheet. */
export const sheetPayload = shapeOf(
  { bookingId: reference(bookingMessages.notFound), ...sheetFields },
  SHEET_ORDER,
);

/** A photo of a sheet, uploaded before. */
export const sheetPhotoPayload = shapeOf(
  {
    bookingId: reference(bookingMessages.notFound),
    clientId: clientId(),
    sheetClientId: clientId(),
    side: side(),
    carId: reference(cars.notFound),
    angle: choice(PHOTO_ANGLES, M.angleInvalid).defined(M.angleInvalid).nonNullable(M.angleInvalid),
    shotAt: requiredInstant(M.shotInvalid),
    photo: string()
      .typeError(M.photoRequired)
      .defined(M.photoRequired)
      .nonNullable(M.photoRequired)
      .test('uploaded', cars.photoForeign, (url) => statePhotoKeyOf(url) !== null),
  },
  [M.idInvalid, M.sideInvalid, cars.notFound, M.angleInvalid, M.shotInvalid, M.photoRequired],
);

export const sheetPhotoIdPayload = shapeOf({ clientId: clientId() }, [M.idInvalid]);
