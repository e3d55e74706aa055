import { MAX_AMOUNT, TEXT_LIMITS } from '@schema/constants';
import { MAX_SEARCH_LENGTH } from '@schema/constants/search';
import { MESSAGES } from '@schema/messages';
import { COLLECTION_PLACES, HANDOVER_OUTCOMES, NOTE_VALUES } from '@schema/values/money/tills';
import { array, number } from 'yup';
import { dayField, optionalDay } from '../fields/day-field';
import {
  amount,
  atMost,
  choice,
  flag,
  optionalReference,
  optionalText,
  optionalVersion,
  partOf,
  reference,
  requiredText,
  shapeOf,
} from '../fields/fields';
import { listSlicePayload } from '../list-slice';
import { paymentMethod, positiveAmount, tillFields } from './payments';

const { generic, money, tills } = MESSAGES;

/** Users of an office's till. */
const userIds = atMost(
  500,
  tills.usersInvalid,
  array().of(reference(tills.usersInvalid)).typeError(tills.usersInvalid).nullable(),
);

const tillName = requiredText(tills.nameRequired, TEXT_LIMITS.name);

export const tillPayload = shapeOf({ name: tillName, isForAll: flag(), userIds }, [
  tills.nameRequired,
  tills.usersInvalid,
]);

/** Absent fields stay as they are. */
export const tillChangePayload = shapeOf(
  {
    name: optionalText(TEXT_LIMITS.name),
    isForAll: flag(),
    userIds,
    isClosed: flag(),
    version: optionalVersion(),
  },
  [tills.usersInvalid],
);

const kindName = requiredText(tills.kindNameRequired, TEXT_LIMITS.name);

export const expenseKindPayload = shapeOf({ name: kindName }, [tills.kindNameRequired]);

export const expenseKindChangePayload = shapeOf(
  { name: optionalText(TEXT_LIMITS.name), isArchived: flag(), version: optionalVersion() },
  [],
);

const amountOrder = [money.amountRequired, money.amountNotPositive, generic.amountTooLarge];

/** `spentOn`: day of the document; absent: today. */
export const expensePayload = shapeOf(
  {
    amount: positiveAmount,
    kindId: reference(tills.kindRequired),
    method: paymentMethod,
    carId: optionalReference(tills.carUnknown),
    partnerId: optionalReference(tills.partnerUnknown),
    spentOn: optionalDay(tills.dayInvalid),
    comment: optionalText(),
    ...tillFields,
  },
  [...amountOrder, tills.kindRequired, money.methodRequired, tills.dayInvalid],
);

export const collectionPayload = shapeOf(
  {
    amount: positiveAmount,
    place: choice(COLLECTION_PLACES, tills.placeRequired)
      .defined(tills.placeRequired)
      .nonNullable(tills.placeRequired),
    comment: optionalText(),
    ...tillFields,
  },
  [...amountOrder, tills.placeRequired],
);

/** From `tillId`, or the caller's own, to a till or to the till of a user. */
export const cashHandoverPayload = shapeOf(
  {
    toTillId: optionalReference(tills.receiverRequired),
    toUserId: optionalReference(tills.receiverRequired),
    amount: positiveAmount,
    comment: optionalText(),
    ...tillFields,
  },
  [tills.receiverRequired, ...amountOrder],
);

export const handoverEndPayload = shapeOf(
  {
    outcome: choice(HANDOVER_OUTCOMES, tills.outcomeRequired)
      .defined(tills.outcomeRequired)
      .nonNullable(tills.outcomeRequired),
    comment: optionalText(),
    shortReason: optionalText(),
  },
  [tills.outcomeRequired],
);

const noteCount = number()
  .typeError(tills.notesInvalid)
  .defined(tills.notesInvalid)
  .nonNullable(tills.notesInvalid)
  .test('whole', tills.notesInvalid, (value) => Number.isInteger(value))
  .min(0, tills.notesInvalid)
  .max(100_000, tills.notesInvalid);

const noteValue = number()
  .typeError(tills.notesInvalid)
  .defined(tills.notesInvalid)
  .nonNullable(tills.notesInvalid)
  .oneOf(NOTE_VALUES, tills.notesInvalid);

/** Cash counted in a till; with notes their sum is the amount. */
export const tillCountPayload = shapeOf(
  {
    tillId: tillFields.tillId,
    counted: amount(tills.countedRequired).max(MAX_AMOUNT * 100, generic.amountTooLarge),
    notes: atMost(
      NOTE_VALUES.length,
      tills.notesInvalid,
      array(partOf({ value: noteValue, count: noteCount }, tills.notesInvalid))
        .typeError(tills.notesInvalid)
        .nullable(),
    ),
    comment: optionalText(),
  },
  [tills.countedRequired, tills.notesInvalid],
);

/** The register of days [from, to]. */
export const registerPayload = listSlicePayload.shape({
  from: dayField(tills.periodInvalid),
  to: dayField(tills.periodInvalid),
  tillId: optionalReference(tills.unknown),
  expenseKindId: optionalReference(tills.kindUnknown),
  search: optionalText(MAX_SEARCH_LENGTH),
});

/** Kinds of expense, with their sums over days [from, to]. */
export const expenseTotalsPayload = shapeOf(
  {
    from: optionalDay(tills.periodInvalid),
    to: optionalDay(tills.periodInvalid).when('from', ([from], field) =>
      from == null ? field : field.defined(tills.periodInvalid).nonNullable(tills.periodInvalid),
    ),
  },
  [tills.periodInvalid],
);
