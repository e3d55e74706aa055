import { FREE_DAYS_LIMIT } from '@schema/constants/fleet';
import { MESSAGES } from '@schema/messages';
import { millisecondsInDay } from 'date-fns/constants';
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

const endDate = fields.endDate.test('after', quickBooking.invalidPeriod, (value, { parent }) => {
  const start = instantOf(parent.startDate);
  const end = instantOf(value);
  return !start || !end || end > start;
});

export const quickBookingForm = shapeOf({ startDate: fields.startDate, endDate }, [
  quickBooking.invalidPeriod,
  period.tooLong,
]);

/** The free-cars query has the same shape and rules. */
export const quickBookingPayload = quickBookingForm;

/** The free days of the fleet, in a period of at most FREE_DAYS_LIMIT days. */
export const freeDaysPayload = shapeOf(
  {
    startDate: fields.startDate,
    endDate: endDate.test('days', quickBooking.tooManyDays, (value, { parent }) => {
      const [start, end] = [instantOf(parent.startDate), instantOf(value)];
      const days = start && end ? (end.getTime() - start.getTime()) / millisecondsInDay : 0;
      return days <= FREE_DAYS_LIMIT;
    }),
  },
  [quickBooking.invalidPeriod, quickBooking.tooManyDays, period.tooLong],
);

/** One car for the same days; optionally a booking ignored as a conflict. */
export const carAvailabilityPayload = quickBookingPayload.concat(
  shapeOf({ bookingId: optionalNumber(MESSAGES.generic.wrongNumberType) }, []),
);

/** The cars matching a text, for the same days. */
export const wantedCarsPayload = quickBookingPayload.concat(searchPayload);
