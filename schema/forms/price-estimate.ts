import { MESSAGES } from '../messages';
import { reference, shapeOf } from './fields';
import { periodFields } from './period-fields';

const { booking, period } = MESSAGES;

/** What a price estimate is asked with (spec 1, §7): instants in ISO 8601, or Dates once parsed. */
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
