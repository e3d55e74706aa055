import { MAX_SHARES, TEXT_LIMITS } from '@schema/constants';
import { MESSAGES } from '@schema/messages';
import {
  fromMilliPercent,
  parsePercent,
  toMilliPercent,
  WHOLE_MILLI_PERCENT,
} from '@schema/values/money/percent';
import type { Day } from '@schema/values/time/calendar';
import { cleanName } from '@schema/values/words/text';
import { type AnySchema, array, mixed } from 'yup';
import { dayField, optionalDay } from '../fields/day-field';
import {
  atMost,
  optionalVersion,
  partOf,
  reference,
  requiredText,
  shapeOf,
} from '../fields/fields';
import { milliPercentOf, percentField, percentInput } from '../fields/percent-fields';

const { partners } = MESSAGES;

/** A partner's name, in the form and in the request (requirements.md, N10). */
export interface PartnerValues {
  name: string;
}

/** The form of an existing partner. */
export interface PartnerEditValues extends PartnerValues {
  /** Days counted into what is left to pay. */
  hold: SharesHold;
  /** Read with `hold` 'fromDay'; '' while incomplete. */
  settledFrom: Day | '';
}

const name = requiredText(partners.nameRequired, TEXT_LIMITS.name);

export const partnerForm = shapeOf({ name }, [partners.nameRequired]);

export const partnerPayload = partnerForm;

const editOrder = [partners.nameRequired, partners.settledFromInvalid];

const dayWhenHeld = (message: string) =>
  mixed().when('hold', ([hold]) => (hold === 'fromDay' ? dayField(message) : mixed().nullable()));

export const partnerEditForm = shapeOf(
  { name, hold: mixed().nullable(), settledFrom: dayWhenHeld(partners.settledFromInvalid) },
  editOrder,
);

export const partnerRenamePayload = shapeOf(
  {
    name,
    settledFrom: optionalDay(partners.settledFromInvalid),
    version: optionalVersion(),
  },
  editOrder,
);

/** Requires values valid by `partnerForm`. */
export function toPartnerPayload(values: PartnerValues): PartnerValues {
  return { name: cleanName(values.name) };
}

/** Requires values valid by `partnerEditForm`. */
export function toPartnerEditPayload({ name: typed, hold, settledFrom }: PartnerEditValues) {
  return { name: cleanName(typed), settledFrom: hold === 'fromDay' ? settledFrom || null : null };
}

/** Whether shares or sums hold for all time or from a day on. */
export type SharesHold = 'always' | 'fromDay';

/** Form values of one car's shares: a text per partner, empty means none. */
export interface CarSharesValues {
  shares: { partnerId: number; sharePercent: string }[];
  hold: SharesHold;
  /** Read with `hold` 'fromDay'; '' while incomplete. */
  fromDay: Day | '';
}

/** The request body: percent with at most 3 decimals, no zero (requirements.md, N11, P32). */
export interface CarSharesPayload {
  shares: { partnerId: number; sharePercent: number }[];
  /** Null: for all time. */
  fromDay: Day | null;
}

interface Share {
  readonly partnerId?: unknown;
  readonly sharePercent?: unknown;
}

/** A negative share is reported by its own field, so it must not reduce the sum. */
const sumFits = (shares: readonly Share[]) =>
  shares.reduce((sum, share) => sum + Math.max(0, milliPercentOf(share?.sharePercent) ?? 0), 0) <=
  WHOLE_MILLI_PERCENT;

const eachOnce = (shares: readonly Share[]) =>
  new Set(shares.map((share) => share?.partnerId)).size === shares.length;

const order = [
  partners.sharesExceed,
  partners.shareInvalid,
  partners.repeated,
  partners.fromDayInvalid,
];

function sharesList<Percent extends AnySchema>(sharePercent: Percent) {
  const partnerId = reference(partners.notFound);
  const list = array(partOf({ partnerId, sharePercent }, partners.shareInvalid))
    .typeError(partners.shareInvalid)
    .defined(partners.shareInvalid)
    .nonNullable(partners.shareInvalid)
    .test('sum', partners.sharesExceed, sumFits)
    .test('once', partners.repeated, eachOnce);
  return atMost(MAX_SHARES, partners.tooMany, list);
}

export const carSharesForm = shapeOf(
  {
    shares: sharesList(percentInput(partners.shareInvalid)),
    hold: mixed().nullable(),
    fromDay: dayWhenHeld(partners.fromDayInvalid),
  },
  order,
);

/** Validates a payload; zero shares are valid and dropped. */
export const carSharesPayload = shapeOf(
  {
    shares: sharesList(percentField(partners.shareInvalid)),
    fromDay: optionalDay(partners.fromDayInvalid),
    version: optionalVersion(),
  },
  order,
);

/** Requires values valid by `carSharesForm`. */
export function toCarSharesPayload(values: CarSharesValues): CarSharesPayload {
  const shares = values.shares.map(({ partnerId, sharePercent }) => ({
    partnerId,
    sharePercent: fromMilliPercent(toMilliPercent(parsePercent(sharePercent) ?? 0)),
  }));
  return {
    shares: shares.filter(({ sharePercent }) => sharePercent > 0),
    fromDay: values.hold === 'fromDay' ? values.fromDay || null : null,
  };
}
