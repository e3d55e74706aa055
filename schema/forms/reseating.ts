import { array } from 'yup';
import { RESEATING } from '../constants';
import { MESSAGES } from '../messages';
import { optionalReference, optionalText, reference, shapeOf } from './fields';
import { instantOf, periodFields } from './period-fields';

const { generic, reseating, quickBooking, period } = MESSAGES;

const fields = periodFields({
  timesRequired: quickBooking.invalidPeriod,
  invalid: quickBooking.invalidPeriod,
  endBeforeStart: quickBooking.invalidPeriod,
});

/** Which car, or a car of which model, is to be empty in a window; the end after the start. */
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
  },
  [reseating.carOrModel, quickBooking.invalidPeriod, period.tooLong],
);

const eachOnce = (items: readonly { readonly id?: unknown }[]) =>
  new Set(items.map((item) => item?.id)).size === items.length;

const seatedList = (item: ReturnType<typeof shapeOf>) =>
  array(item)
    .typeError(generic.malformed)
    .defined(generic.malformed)
    .nonNullable(generic.malformed)
    .min(1, reseating.nothingChosen)
    .max(RESEATING.maxMoves, reseating.tooMany)
    .test('once', reseating.repeated, eachOnce);

const seated = {
  id: reference(MESSAGES.booking.notFound),
  version: reference(generic.wrongNumberType),
};

/** Bookings and the cars they go to, each as it was read. */
export const reseatMovesPayload = shapeOf(
  { moves: seatedList(shapeOf({ ...seated, carId: reference(MESSAGES.booking.carRequired) }, [])) },
  [reseating.nothingChosen, reseating.repeated, reseating.tooMany],
);

/** Bookings that go back, each as it stands since. */
export const reseatUndoPayload = shapeOf({ bookings: seatedList(shapeOf(seated, [])) }, [
  reseating.nothingChosen,
  reseating.repeated,
  reseating.tooMany,
]);
