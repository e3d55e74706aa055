import { TEXT_LIMITS } from '@schema/constants';
import { MESSAGES } from '@schema/messages';
import type { PaymentMethod } from '@schema/values/money/ledger';
import { parseAmount } from '@schema/values/money/money';
import { COLLECTION_PLACES, type CollectionPlace, NOTE_VALUES } from '@schema/values/money/tills';
import type { Day } from '@schema/values/time/calendar';
import { trimmedOrNull } from '@schema/values/words/text';
import { array, string } from 'yup';
import { dayField } from '../fields/day-field';
import {
  amountInput,
  choice,
  flag,
  optionalText,
  reference,
  requiredText,
  shapeOf,
} from '../fields/fields';
import { typedAmount } from './money-sheet';

const { money, tills } = MESSAGES;
const order = [money.amountRequired, money.amountNotPositive];

/** Amounts in roubles as typed. */
interface CashValues {
  readonly amount: string;
  readonly comment: string;
  readonly shortReason: string;
}

export interface ExpenseValues extends CashValues {
  readonly kindId: number | null;
  readonly carId: number | null;
  /** The partner who bears the expense. */
  readonly partnerId: number | null;
  readonly method: PaymentMethod;
  readonly spentOn: Day | '';
}

export const expenseForm = shapeOf(
  {
    amount: typedAmount,
    kindId: reference(tills.kindRequired),
    spentOn: dayField(tills.dayInvalid),
    comment: optionalText(),
    shortReason: optionalText(),
  },
  [...order, tills.kindRequired, tills.dayInvalid],
);

const cashOf = ({ amount, comment, shortReason }: CashValues) => ({
  amount: parseAmount(amount) ?? 0,
  comment: trimmedOrNull(comment),
  shortReason: trimmedOrNull(shortReason),
});

/** Requires values valid by `expenseForm`. */
export const toExpense = (values: ExpenseValues) => {
  const { kindId, carId, partnerId, method, spentOn } = values;
  return { ...cashOf(values), kindId, carId, partnerId, method, spentOn: spentOn || null };
};

export interface CollectionValues extends CashValues {
  readonly tillId: number | null;
  readonly place: CollectionPlace;
}

export const collectionForm = shapeOf(
  {
    amount: typedAmount,
    place: choice(COLLECTION_PLACES, tills.placeRequired),
    comment: optionalText(),
    shortReason: optionalText(),
  },
  order,
);

/** Requires values valid by `collectionForm`. */
export const toCollection = (values: CollectionValues) => {
  const { tillId, place } = values;
  return { ...cashOf(values), tillId, place };
};

/** A till, or a user who has none yet. */
export type Receiver = `till-${number}` | `user-${number}`;

export interface HandoverValues extends CashValues {
  readonly tillId: number | null;
  readonly receiver: Receiver | null;
}

export const cashHandoverForm = shapeOf(
  {
    amount: typedAmount,
    receiver: requiredText(tills.receiverRequired, TEXT_LIMITS.name),
    comment: optionalText(),
    shortReason: optionalText(),
  },
  [tills.receiverRequired, ...order],
);

/** Requires values valid by `cashHandoverForm`. */
export const toCashHandover = (values: HandoverValues) => {
  const [kind, id] = values.receiver?.split('-') ?? [];
  const receiver = kind === 'till' ? { toTillId: Number(id) } : { toUserId: Number(id) };
  return { ...cashOf(values), ...receiver, tillId: values.tillId };
};

export interface TillCountValues {
  readonly tillId: number | null;
  /** Roubles as typed. */
  readonly counted: string;
  readonly isByNotes: boolean;
  /** Typed numbers in the order of NOTE_VALUES. */
  readonly notes: readonly string[];
  readonly comment: string;
}

const isTyped = (notes: readonly unknown[]): boolean =>
  notes.some((text) => typeof text === 'string' && text.trim() !== '');

const { notesInvalid, countedRequired, usersInvalid } = tills;
const typedCount = string()
  .typeError(notesInvalid)
  .nonNullable(notesInvalid)
  .test('count', notesInvalid, (text) => /^\d{0,5}$/.test((text ?? '').trim()));
const hiddenSum = string().typeError(countedRequired).nonNullable(countedRequired);
const hiddenNotes = array().typeError(notesInvalid).nonNullable(notesInvalid);

export const tillCountForm = shapeOf(
  {
    isByNotes: flag(),
    counted: string().when('isByNotes', ([isByNotes]) =>
      isByNotes ? hiddenSum : amountInput(countedRequired, { mayBeEmpty: false }),
    ),
    notes: array().when('isByNotes', ([isByNotes]) =>
      isByNotes
        ? hiddenNotes.of(typedCount).test('some', countedRequired, (texts) => isTyped(texts ?? []))
        : hiddenNotes,
    ),
    comment: optionalText(),
  },
  [countedRequired, notesInvalid],
);

/** Notes and coins that were typed. */
export const typedNotes = ({ notes }: Pick<TillCountValues, 'notes'>) =>
  NOTE_VALUES.map((value, at) => ({ value, count: Number(notes[at]?.trim() || 0) })).filter(
    ({ count }) => Number.isInteger(count) && count > 0,
  );

/** Counted cash, roubles; null while there is none. */
export function countedSum(values: Omit<TillCountValues, 'tillId' | 'comment'>): number | null {
  if (!values.isByNotes) return parseAmount(values.counted);
  if (!isTyped(values.notes)) return null;
  return typedNotes(values).reduce((sum, { value, count }) => sum + value * count, 0);
}

/** Requires values valid by `tillCountForm`. */
export const toTillCount = (values: TillCountValues) => ({
  tillId: values.tillId,
  counted: countedSum(values) ?? 0,
  notes: values.isByNotes ? typedNotes(values) : null,
  comment: trimmedOrNull(values.comment),
});

/** Why the till of a handover has less. */
export const shortReasonForm = shapeOf(
  { shortReason: requiredText(tills.reasonRequired, TEXT_LIMITS.comment) },
  [tills.reasonRequired],
);

export const kindNameForm = shapeOf(
  { name: requiredText(tills.kindNameRequired, TEXT_LIMITS.name) },
  [tills.kindNameRequired],
);

const chosenUsers = array()
  .of(reference(usersInvalid))
  .typeError(usersInvalid)
  .nonNullable(usersInvalid);

export const tillForm = shapeOf(
  {
    name: requiredText(tills.nameRequired, TEXT_LIMITS.name),
    isForAll: flag(),
    userIds: array().when('isForAll', ([isForAll]) =>
      isForAll ? chosenUsers : chosenUsers.min(1, tills.usersRequired),
    ),
  },
  [tills.nameRequired, tills.usersRequired],
);
