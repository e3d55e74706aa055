import { generic } from '@schema/messages/general';
import { HANDOVER_MESSAGES } from '@schema/messages/handover';
import { ACCESSORY_LIMITS, accessoryKey } from '@schema/values/handover/accessories';
import { MAX_KM_LIMIT } from '@schema/values/handover/rates';
import { MAX_PHOTO_MONTHS, NAMED_ANGLES, type NamedAngle } from '@schema/values/handover/sheet';
import { parseAmount } from '@schema/values/money/money';
import { parseCount } from '@schema/values/words/plain-digits';
import { cleanName } from '@schema/values/words/text';
import { array, number, string } from 'yup';
import {
  amountInput,
  atMost,
  choice,
  optionalAmount,
  optionalVersion,
  requiredText,
  shapeOf,
} from '../fields/fields';

const M = HANDOVER_MESSAGES;

const isOnce = (names: readonly unknown[] | null | undefined) => {
  const keys = (names ?? []).map((name) => (typeof name === 'string' ? accessoryKey(name) : name));
  return new Set(keys).size === keys.length;
};

/** Names of things that belong to a car, each once. */
const accessories = () =>
  atMost(
    ACCESSORY_LIMITS.count,
    M.tooManyAccessories,
    array(requiredText(M.accessoryRequired, ACCESSORY_LIMITS.name))
      .typeError(M.accessoriesInvalid)
      .nullable()
      .test('once', M.accessoryRepeated, isOnce),
  );

const requiredAngles = () =>
  atMost(
    NAMED_ANGLES.length,
    M.anglesInvalid,
    array(
      choice<NamedAngle>(NAMED_ANGLES, M.anglesInvalid)
        .defined(M.anglesInvalid)
        .nonNullable(M.anglesInvalid),
    )
      .typeError(M.anglesInvalid)
      .nullable(),
  );

/** A price that is proposed at a return; null or absent: not proposed. */
const rate = () =>
  optionalAmount(M.rateInvalid).test(
    'positive',
    M.rateInvalid,
    (value) => value == null || value > 0,
  );

const order = [
  M.anglesInvalid,
  M.tooManyAccessories,
  M.accessoriesInvalid,
  M.accessoryRequired,
  M.accessoryRepeated,
  M.kmPerDayInvalid,
  M.photoMonthsInvalid,
  M.rateInvalid,
  generic.amountTooLarge,
];

const wholeUpTo = (most: number) => (value: number) =>
  Number.isInteger(value) && value >= 1 && value <= most;
const isKmPerDay = wholeUpTo(MAX_KM_LIMIT);
const isPhotoMonths = wholeUpTo(MAX_PHOTO_MONTHS);

/** A whole number as typed; '': none. */
const typedWhole = (isValid: (value: number) => boolean, message: string) =>
  string()
    .typeError(message)
    .nullable()
    .test('whole', message, (typed) => !typed?.trim() || isValid(parseCount(typed) ?? 0));

const optionalWhole = (isValid: (value: number) => boolean, message: string) =>
  number()
    .typeError(message)
    .nullable()
    .test('whole', message, (value) => value == null || isValid(value));

/** A rate as typed; '': not proposed. */
const typedRate = () =>
  amountInput(M.rateInvalid, { mayBeEmpty: true }).test(
    'positive',
    M.rateInvalid,
    (typed) => parseAmount(typed ?? '') !== 0,
  );

export interface SheetSettingsValues {
  readonly requiredAngles: readonly NamedAngle[];
  readonly accessories: readonly string[];
  /** '': no limit. */
  readonly kmPerDay: string;
  readonly kmOverPrice: string;
  readonly fuelEighthPrice: string;
  readonly lateHourPrice: string;
  /** '': kept without end. */
  readonly photoMonths: string;
}

/** The settings as typed. */
export const sheetSettingsForm = shapeOf(
  {
    requiredAngles: requiredAngles(),
    accessories: accessories(),
    kmPerDay: typedWhole(isKmPerDay, M.kmPerDayInvalid),
    kmOverPrice: typedRate(),
    fuelEighthPrice: typedRate(),
    lateHourPrice: typedRate(),
    photoMonths: typedWhole(isPhotoMonths, M.photoMonthsInvalid),
  },
  order,
);

/** Requires values valid by `sheetSettingsForm`. */
export const toSheetSettings = (values: SheetSettingsValues) => ({
  requiredAngles: [...values.requiredAngles],
  accessories: values.accessories.map(cleanName),
  kmPerDay: parseCount(values.kmPerDay),
  kmOverPrice: parseAmount(values.kmOverPrice),
  fuelEighthPrice: parseAmount(values.fuelEighthPrice),
  lateHourPrice: parseAmount(values.lateHourPrice),
  photoMonths: parseCount(values.photoMonths),
});

/** What a handover sheet asks, and the rates proposed at a return; an absent one is none. */
export const sheetSettingsPayload = shapeOf(
  {
    requiredAngles: requiredAngles(),
    accessories: accessories(),
    kmPerDay: optionalWhole(isKmPerDay, M.kmPerDayInvalid),
    kmOverPrice: rate(),
    fuelEighthPrice: rate(),
    lateHourPrice: rate(),
    photoMonths: optionalWhole(isPhotoMonths, M.photoMonthsInvalid),
    version: optionalVersion(),
  },
  order,
);
