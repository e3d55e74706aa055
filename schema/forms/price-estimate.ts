import { MESSAGES } from '../messages';
import { reference, shapeOf } from './fields';
import { periodFields } from './period-fields';

const { booking, period } = MESSAGES;

/** What an estimate is asked with (requirements.md, P9): ISO 8601 instants, Dates once parsed. */
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
