import { TEXT_LIMITS } from '@schema/constants';
import { MESSAGES } from '@schema/messages';
import {
  flag,
  optionalReference,
  partOf,
  reference,
  requiredText,
  shapeOf,
} from '../fields/fields';
import { periodFields } from '../fields/period-fields';
import { optionalSeats, reseatWindowPayload, seatedBooking } from './reseating';

const { booking, carSwap, maintenance, period, reseating } = MESSAGES;

const order = [
  booking.carRequired,
  maintenance.timesRequired,
  maintenance.invalid,
  maintenance.endBeforeStart,
  period.tooLong,
  maintenance.descriptionRequired,
  carSwap.sameCar,
  reseating.nothingChosen,
  reseating.repeated,
  reseating.tooMany,
];

const typed = {
  ...periodFields(maintenance),
  description: requiredText(maintenance.descriptionRequired, TEXT_LIMITS.description),
};

/** The broken car, the period and, optionally, the car that continues its rental. */
export const breakdownWindowPayload = reseatWindowPayload.shape({
  replacementId: optionalReference(booking.carRequired),
});

/** Typed values of a breakdown; the rest is selected. */
export const breakdownForm = shapeOf(typed, order);

const rental = { ...seatedBooking, carId: reference(carSwap.sameCar), confirmed: flag() };

/** The broken car, its maintenance, the replacement of its rental, the moves of other bookings. */
export const breakdownPayload = shapeOf(
  {
    carId: reference(booking.carRequired),
    ...typed,
    rental: partOf(rental, carSwap.sameCar).optional().nullable().default(null),
    moves: optionalSeats({ ...seatedBooking, carId: reference(booking.carRequired) }),
  },
  order,
);
