import { MESSAGES } from '../messages';
import { dayField } from './fields/day-field';
import { optionalNumber, shapeOf } from './fields/fields';
import { optionalInstant, periodFields } from './fields/period-fields';

const { analytics, generic, period } = MESSAGES;

/**
 * The period of analytics: the start of its first day to the end of its last, the end not before
 * the start (requirements.md, N3). All errors but the maximum length share one message.
 */
export const analyticsPeriodForm = shapeOf(
  periodFields({
    timesRequired: generic.invalidPeriod,
    invalid: generic.invalidPeriod,
    endBeforeStart: generic.invalidPeriod,
  }),
  [generic.invalidPeriod, period.tooLong],
);

/** An optional period filter; both ends or none. */
export const narrowingPeriod = {
  startDate: optionalInstant(generic.invalidPeriod),
  endDate: optionalInstant(generic.invalidPeriod),
};

/** Booking sources, optionally in a period. */
export const sourcesPayload = shapeOf(narrowingPeriod, [generic.invalidPeriod]);

/** Daily analytics, of the fleet or of one car. */
export const dailyAnalyticsPayload = analyticsPeriodForm.shape({
  carId: optionalNumber(analytics.invalidCar),
});

export const dashboardPayload = shapeOf({ date: dayField(generic.invalidDate) }, [
  generic.invalidDate,
]);
