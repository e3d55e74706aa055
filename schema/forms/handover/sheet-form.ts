import { TEXT_LIMITS } from '@schema/constants';
import { CAR_STATE_MESSAGES } from '@schema/messages/car-state';
import { HANDOVER_MESSAGES } from '@schema/messages/handover';
import { CAR_VIEWS, DAMAGE_KINDS, DAMAGE_SIZES } from '@schema/values/fleet/damage';
import { MAX_MILEAGE_KM } from '@schema/values/fleet/mileage';
import {
  ACCESSORY_LIMITS,
  ACCESSORY_STATES,
  type Accessory,
} from '@schema/values/handover/accessories';
import { type Ink, isInk, isSigned } from '@schema/values/handover/ink';
import {
  MAX_SHEET_CHARGES,
  MAX_SHEET_DAMAGES,
  MAX_SHEET_MENDED,
  type SheetSide,
  SIGNATURE_WAYS,
  type SignatureWay,
} from '@schema/values/handover/sheet';
import { parseCount } from '@schema/values/words/plain-digits';
import { trimmedOrNull } from '@schema/values/words/text';
import { millisecondsInDay } from 'date-fns/constants';
import { mixed, string } from 'yup';
import { choice, flag, optionalText, shapeOf } from '../fields/fields';
import { instantOf } from '../fields/period-fields';
import type { Damage } from '../fleet/car-state';
import { parsedList } from './parsed-list';
import { type ChargeRow, chargeProblem, sentCharges, typedCharges } from './sheet-charges';

/** A damage of a sheet that is not saved yet. */
export interface NewDamage extends Damage {
  /** Distinguishes it in the form. */
  readonly key: string;
}

/** A sheet as typed. Lists are JSON, as a draft keeps plain values only. */
export interface SheetValues {
  /** Identifies the sheet on every attempt (`newIdempotencyKey`). */
  readonly clientId: string;
  /** A photo was taken: the draft is kept for its `clientId`. */
  readonly hasPhotos: boolean;
  /** ISO instant; '': the moment of saving. */
  readonly at: string;
  /** `at` was more than a day ago when it was chosen. */
  readonly isDelayed: boolean;
  readonly delayReason: string;
  readonly km: string;
  /** Eighths, '0' to '8'; '': not read. */
  readonly fuel: string;
  /** `NewDamage[]` */
  readonly damages: string;
  /** IDs of damages that are repaired: `number[]` */
  readonly mendedDamageIds: string;
  /** `Accessory[]`: those that were answered. */
  readonly accessories: string;
  /** `TypedCharge[]` */
  readonly charges: string;
  readonly signatureWay: SignatureWay;
  /** `Ink` */
  readonly signature: string;
  /** Another person than the customer signs. */
  readonly isOther: boolean;
  readonly signerName: string;
  readonly absenceReason: string;
  readonly comment: string;
}

export const emptySheet = (clientId: string): SheetValues => ({
  clientId,
  hasPhotos: false,
  at: '',
  isDelayed: false,
  delayReason: '',
  km: '',
  fuel: '',
  damages: '[]',
  mendedDamageIds: '[]',
  accessories: '[]',
  charges: '[]',
  signatureWay: 'finger',
  signature: '[]',
  isOther: false,
  signerName: '',
  absenceReason: '',
  comment: '',
});

/** Whether a sheet of this moment needs a reason. */
export const isDelayedAt = (at: string, now: Date): boolean =>
  now.getTime() - Date.parse(at) > millisecondsInDay;

const isOneOf = (words: readonly string[], value: unknown) => words.some((word) => word === value);

function isNewDamage(value: unknown): value is NewDamage {
  if (typeof value !== 'object' || value === null) return false;
  const { key, view, kind, size, x, y }: Partial<Record<string, unknown>> = { ...value };
  return (
    typeof key === 'string' &&
    isOneOf(CAR_VIEWS, view) &&
    isOneOf(DAMAGE_KINDS, kind) &&
    isOneOf(DAMAGE_SIZES, size) &&
    typeof x === 'number' &&
    typeof y === 'number'
  );
}

/** The damages of a sheet as typed; unreadable ones are left out. */
export const newDamages = (text: unknown): readonly NewDamage[] =>
  parsedList(text).filter(isNewDamage);

/** IDs of the damages that a sheet marks as repaired; unreadable ones are left out. */
export const mendedIds = (text: unknown): readonly number[] =>
  parsedList(text).filter((id): id is number => Number.isSafeInteger(id));

function isAccessory(value: unknown): value is Accessory {
  if (typeof value !== 'object' || value === null) return false;
  const { name, state }: Partial<Record<string, unknown>> = { ...value };
  return typeof name === 'string' && name !== '' && isOneOf(ACCESSORY_STATES, state);
}

/** The answers about accessories as typed; unreadable ones are left out. */
export const accessoriesOf = (text: unknown): readonly Accessory[] =>
  parsedList(text).filter(isAccessory);

/** The strokes of a sheet as typed; none when they are unreadable. */
export function inkOf(text: unknown): Ink {
  const list = parsedList(text);
  const ink = list.filter((stroke): stroke is number[] => Array.isArray(stroke));
  return ink.length === list.length && isInk(ink) ? ink : [];
}

/** Eighths of a tank; null: not read. */
export const fuelOf = (text: unknown): number | null =>
  typeof text === 'string' && /^[0-8]$/.test(text) ? Number(text) : null;

const { kmInvalid } = CAR_STATE_MESSAGES;
const { momentInvalid, delayRequired, fuelInvalid, wayRequired } = HANDOVER_MESSAGES;
const { accessoriesInvalid, tooManyAccessories } = HANDOVER_MESSAGES;
const { signatureRequired, signerRequired, absenceRequired } = HANDOVER_MESSAGES;
const { tooManyDamages, tooManyMended, tooManyCharges } = HANDOVER_MESSAGES;

const countOn = (text: unknown) => typedCharges(text).filter(({ isOn }) => isOn).length;

const isBlank = (value: unknown) => typeof value !== 'string' || value.trim() === '';

const isKm = (typed: string) => (parseCount(typed) ?? MAX_MILEAGE_KM + 1) <= MAX_MILEAGE_KM;

/** A text that is needed under a condition on the other values. */
const neededText = (
  message: string,
  maxLength: number,
  isNeeded: (values: Partial<Record<keyof SheetValues, unknown>>) => boolean,
) =>
  optionalText(maxLength).test(
    'needed',
    message,
    (value, { parent }) => !isNeeded(parent) || !isBlank(value),
  );

/** Order of messages in the error box. */
export const SHEET_FORM_ORDER = [
  kmInvalid,
  fuelInvalid,
  tooManyDamages,
  tooManyMended,
  signatureRequired,
  signerRequired,
  absenceRequired,
];

/** A handover sheet in the form. */
export const handoverSheetForm = shapeOf(
  {
    at: mixed()
      .nullable()
      .test('valid', momentInvalid, (at) => at == null || at === '' || instantOf(at) !== null),
    isDelayed: flag(),
    delayReason: neededText(
      delayRequired,
      TEXT_LIMITS.reason,
      ({ at, isDelayed }) => isDelayed === true && !isBlank(at),
    ),
    km: string()
      .typeError(kmInvalid)
      .nullable()
      .test('mileage', kmInvalid, (typed) => isBlank(typed) || isKm(typed ?? '')),
    fuel: string()
      .typeError(fuelInvalid)
      .nullable()
      .test('fuel', fuelInvalid, (typed) => isBlank(typed) || fuelOf(typed) !== null),
    damages: string()
      .typeError(tooManyDamages)
      .nullable()
      .test('few', tooManyDamages, (text) => newDamages(text).length <= MAX_SHEET_DAMAGES),
    mendedDamageIds: string()
      .typeError(tooManyMended)
      .nullable()
      .test('few', tooManyMended, (text) => mendedIds(text).length <= MAX_SHEET_MENDED),
    accessories: string()
      .typeError(accessoriesInvalid)
      .nullable()
      .test(
        'few',
        tooManyAccessories,
        (text) => accessoriesOf(text).length <= ACCESSORY_LIMITS.count,
      ),
    charges: string()
      .typeError(tooManyCharges)
      .nullable()
      .test('few', tooManyCharges, (text) => countOn(text) <= MAX_SHEET_CHARGES)
      .test('sums', (text, { parent, path, createError }) => {
        const damages = newDamages(parent.damages).map(({ key }) => key);
        const problems = typedCharges(text).map((one) => chargeProblem(one, damages));
        const at = problems.findIndex((problem) => problem !== null);
        const message = problems[at];
        return message ? createError({ path: `${path}[${at}].sum`, message }) : true;
      }),
    signatureWay: choice(SIGNATURE_WAYS, wayRequired),
    signature: string()
      .typeError(signatureRequired)
      .nullable()
      .test(
        'signed',
        signatureRequired,
        (text, { parent }) => parent.signatureWay !== 'finger' || isSigned(inkOf(text)),
      ),
    signerName: neededText(
      signerRequired,
      TEXT_LIMITS.name,
      ({ isOther, signatureWay }) => isOther === true && signatureWay !== 'absent',
    ),
    absenceReason: neededText(
      absenceRequired,
      TEXT_LIMITS.reason,
      ({ signatureWay }) => signatureWay === 'absent',
    ),
    comment: optionalText(TEXT_LIMITS.comment),
  },
  SHEET_FORM_ORDER,
);

interface SheetOf {
  readonly side: SheetSide;
  readonly carId: number;
  readonly customerName: string;
  /** Of a return whose payments are recorded. */
  readonly charges: readonly ChargeRow[];
  /** ISO instant of the save. */
  readonly now: string;
}

/** Requires values valid by `handoverSheetForm`. */
export function toHandoverSheet(
  values: SheetValues,
  { side, carId, customerName, charges, now }: SheetOf,
) {
  const { clientId, signatureWay, isOther, signerName } = values;
  const isAbsent = signatureWay === 'absent';
  const mended = mendedIds(values.mendedDamageIds);
  return {
    clientId,
    side,
    carId,
    at: values.at || now,
    delayReason: values.isDelayed && values.at ? trimmedOrNull(values.delayReason) : null,
    km: parseCount(values.km),
    fuel: fuelOf(values.fuel),
    damages: newDamages(values.damages).map(({ key: _, ...damage }) => damage),
    ...(mended.length > 0 && { mendedDamageIds: [...mended] }),
    accessories: accessoriesOf(values.accessories).map(({ name, state }) => ({ name, state })),
    ...(charges.some(({ isOn }) => isOn) && { charges: sentCharges(charges) }),
    signatureWay,
    signerName: isAbsent ? null : isOther ? trimmedOrNull(signerName) : customerName,
    signature: signatureWay === 'finger' ? inkOf(values.signature).map((line) => [...line]) : null,
    absenceReason: isAbsent ? trimmedOrNull(values.absenceReason) : null,
    comment: trimmedOrNull(values.comment),
  };
}
