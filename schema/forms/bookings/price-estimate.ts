import { MESSAGES } from '@schema/messages';
import { reference, shapeOf } from '../fields/fields';
import { periodFields } from '../fields/period-fields';

const { booking, period } = MESSAGES;

/** Arguments of a price estimate (requirements.md, P9): ISO 8601 instants, Dates once parsed. */
export const priceEstimatePayload = shapeOf(
  { carId: reference(booking.carRequired), ...periodFields(period) },
  [
    booking.carRequired,
    period.timesRequired,
    period.invalid,
    period.endBeforeStart,
    period.tooLong,
  ],
);
