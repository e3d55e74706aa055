import { MESSAGES } from '../messages';
import { dayField } from './fields/day-field';
import { optionalNumber, shapeOf } from './fields/fields';
import { optionalInstant, periodFields } from './fields/period-fields';

const { analytics, generic, period } = MESSAGES;

/**
 * The stretch analytics are asked for: the start of its first day to the end of its last, the end
 * not before the start (requirements.md, N3). Every fault but its length has one sentence.
 */
export const analyticsPeriodForm = shapeOf(
  periodFields({
    timesRequired: generic.invalidPeriod,
    invalid: generic.invalidPeriod,
    endBeforeStart: generic.invalidPeriod,
  }),
  [generic.invalidPeriod, period.tooLong],
);

/** A period that a list may be narrowed to; with one end the other is needed too. */
export const narrowingPeriod = {
  startDate: optionalInstant(generic.invalidPeriod),
  endDate: optionalInstant(generic.invalidPeriod),
};

/** What each source brings, in a period where one is asked for. */
export const sourcesPayload = shapeOf(narrowingPeriod, [generic.invalidPeriod]);

/** The same day by day, of the fleet or of one car. */
export const dailyAnalyticsPayload = analyticsPeriodForm.shape({
  carId: optionalNumber(analytics.invalidCar),
});

/** The day of the dashboard. */
export const dashboardPayload = shapeOf({ date: dayField(generic.invalidDate) }, [
  generic.invalidDate,
]);
