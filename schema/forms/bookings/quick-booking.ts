import { MESSAGES } from '@schema/messages';
import { shapeOf } from '../fields/fields';
import { instantOf, periodFields } from '../fields/period-fields';

const { quickBooking, period } = MESSAGES;

/** What the dialog holds. Instants are ISO strings, '' while unset. */
export interface QuickBookingValues {
  startDate: string;
  endDate: string;
}

/**
 * The return must be after the pickup, not at it (requirements.md, K41). Every fault of the period
 * is named by one sentence; its title is `MESSAGES.quickBooking.invalidPeriodTitle`.
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

/** The window free cars are asked for has the same shape and the same rules. */
export const quickBookingPayload = quickBookingForm;

export function toQuickBookingPayload(values: QuickBookingValues): QuickBookingValues {
  return { startDate: values.startDate, endDate: values.endDate };
}
