import { MAX_AMOUNT, TEXT_LIMITS } from '@schema/constants';
import { CAR_LIMITS, FLEET_PRICE_CHANGE } from '@schema/constants/fleet';
import { MESSAGES } from '@schema/messages';
import { PRICE_CHANGE_MESSAGES } from '@schema/messages/price-change';
import { array, number } from 'yup';
import {
  amount,
  atMost,
  optionalNumber,
  optionalReference,
  optionalText,
  partOf,
  reference,
  shapeOf,
} from '../fields/fields';

const { cars, generic } = MESSAGES;
const messages = PRICE_CHANGE_MESSAGES;
const { percent: bounds, steps } = FLEET_PRICE_CHANGE;

const eachOnce = (items: readonly { readonly id?: unknown }[]) =>
  new Set(items.map((item) => item?.id)).size === items.length;

const target = partOf(
  { id: reference(cars.notFound), version: reference(generic.wrongNumberType) },
  messages.nothingChosen,
);

const season = partOf(
  {
    // '': a group without a name.
    name: optionalText(TEXT_LIMITS.name).test(
      'given',
      messages.seasonsInvalid,
      (name) => name != null,
    ),
    startMonth: optionalNumber(messages.seasonsInvalid),
    startDay: optionalNumber(messages.seasonsInvalid),
    endMonth: optionalNumber(messages.seasonsInvalid),
    endDay: optionalNumber(messages.seasonsInvalid),
  },
  messages.seasonsInvalid,
);

/** A number within bounds that may be missing. */
const optionalWithin = (message: string, min: number, max: number) =>
  number()
    .typeError(message)
    .nullable()
    .test('bounds', message, (value) => value == null || (value >= min && value <= max));

interface How {
  readonly percent?: unknown;
  readonly addend?: unknown;
  readonly price?: unknown;
}

const howMany = ({ percent, addend, price }: How) =>
  [percent, addend, price].filter((one) => one != null).length;

/** Cars with the versions read, the scope, and exactly one way to change the prices. */
export const priceChangePayload = shapeOf(
  {
    cars: atMost(
      FLEET_PRICE_CHANGE.cars,
      messages.tooMany,
      array(target)
        .typeError(messages.nothingChosen)
        .defined(messages.nothingChosen)
        .nonNullable(messages.nothingChosen)
        .min(1, messages.nothingChosen)
        .test('once', messages.repeated, eachOnce),
    ),
    seasons: atMost(
      CAR_LIMITS.tariffGroups,
      messages.seasonsInvalid,
      array(season)
        .typeError(messages.seasonsInvalid)
        .nullable()
        .test('some', messages.noSeasons, (items) => items == null || items.length > 0),
    ),
    minDays: optionalReference(messages.minDaysInvalid),
    percent: optionalWithin(messages.percentInvalid, bounds.min, bounds.max)
      .test('some', messages.howMissing, (_, { parent }) => howMany(parent) > 0)
      .test('one', messages.howTwice, (_, { parent }) => howMany(parent) <= 1),
    addend: optionalWithin(messages.amountInvalid, -MAX_AMOUNT * 100, MAX_AMOUNT * 100),
    price: amount(messages.priceInvalid).optional().nullable(),
    roundTo: number()
      .typeError(messages.roundInvalid)
      .nullable()
      .oneOf([null, undefined, ...steps], messages.roundInvalid),
  },
  [
    messages.nothingChosen,
    messages.repeated,
    messages.tooMany,
    messages.howMissing,
    messages.howTwice,
    messages.noSeasons,
  ],
);
