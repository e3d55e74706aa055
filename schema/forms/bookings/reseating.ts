import { RESEATING } from '@schema/constants/fleet';
import { MESSAGES } from '@schema/messages';
import { array, type ObjectShape } from 'yup';
import {
  atMost,
  flag,
  optionalReference,
  optionalText,
  partOf,
  reference,
  shapeOf,
} from '../fields/fields';
import { instantOf, periodFields } from '../fields/period-fields';

const { generic, reseating, quickBooking, period } = MESSAGES;

const fields = periodFields({
  timesRequired: quickBooking.invalidPeriod,
  invalid: quickBooking.invalidPeriod,
  endBeforeStart: quickBooking.invalidPeriod,
});

/** The car, or a model to free one car of, and the window; the end after the start. */
export const reseatWindowPayload = shapeOf(
  {
    carId: optionalReference(reseating.carOrModel),
    model: optionalText().test(
      'either',
      reseating.carOrModel,
      (value, { parent }) => Boolean(value) !== Boolean(parent.carId),
    ),
    startDate: fields.startDate,
    endDate: fields.endDate.test('after', quickBooking.invalidPeriod, (value, { parent }) => {
      const start = instantOf(parent.startDate);
      const end = instantOf(value);
      return !start || !end || end > start;
    }),
    isBroken: flag(),
  },
  [reseating.carOrModel, quickBooking.invalidPeriod, period.tooLong],
);

const eachOnce = (items: readonly { readonly id?: unknown }[]) =>
  new Set(items.map((item) => item?.id)).size === items.length;

/** A list that may be missing or empty. */
export const optionalSeats = <Item extends ObjectShape>(item: Item) =>
  atMost(
    RESEATING.maxMoves,
    reseating.tooMany,
    array(partOf(item, reseating.nothingChosen))
      .typeError(reseating.nothingChosen)
      .nullable()
      .test('once', reseating.repeated, (items) => !items || eachOnce(items)),
  );

const seatedList = <Item extends ObjectShape>(item: Item) =>
  atMost(
    RESEATING.maxMoves,
    reseating.tooMany,
    array(partOf(item, reseating.nothingChosen))
      .typeError(reseating.nothingChosen)
      .defined(reseating.nothingChosen)
      .nonNullable(reseating.nothingChosen)
      .min(1, reseating.nothingChosen)
      .test('once', reseating.repeated, eachOnce),
  );

/** A booking and the version read. */
export const seatedBooking = {
  id: reference(MESSAGES.booking.notFound),
  version: reference(generic.wrongNumberType),
};

/** Bookings with their new cars and the versions read. */
export const reseatMovesPayload = shapeOf(
  {
    moves: seatedList({ ...seatedBooking, carId: reference(MESSAGES.booking.carRequired) }),
    takesTariff: flag(),
  },
  [reseating.nothingChosen, reseating.repeated, reseating.tooMany],
);
