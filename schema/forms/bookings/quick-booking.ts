import { MESSAGES } from '@schema/messages';
import { optionalNumber, shapeOf } from '../fields/fields';
import { instantOf, periodFields } from '../fields/period-fields';
import { searchPayload } from '../list-query';

const { quickBooking, period } = MESSAGES;

/** Dialog values. Instants are ISO strings, '' while unset. */
export interface QuickBookingValues {
  startDate: string;
  endDate: string;
}

/**
 * The return must be after the pickup, not equal to it (requirements.md, K41). All errors of the
 * period share one message; its title is `MESSAGES.quickBooking.invalidPeriodTitle`.
 */
const fields = periodFields({
  timesRequired: quickBooking.invalidPeriod,
  invalid: quickBooking.invalidPeriod,
  endBeforeStart: quickBooking.invalidPeriod,
});

export const quickBookingForm = shapeOf(
  {
    startDate: fields.startDate,
    endDate: fields.endDate.test('after', quickBooking.invalidPeriod, (value, { parent }) => {
      const start = instantOf(parent.startDate);
      const end = instantOf(value);
      return !start || !end || end > start;
    }),
  },
  [quickBooking.invalidPeriod, period.tooLong],
);

/** The free-cars query has the same shape and rules. */
export const quickBookingPayload = quickBookingForm;

/** One car for the same days; optionally a booking ignored as a conflict. */
export const carAvailabilityPayload = quickBookingPayload.concat(
  shapeOf({ bookingId: optionalNumber(MESSAGES.generic.wrongNumberType) }, []),
);

/** The cars matching a text, for the same days. */
export const wantedCarsPayload = quickBookingPayload.concat(searchPayload);
