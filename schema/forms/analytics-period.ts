import { MESSAGES } from '../messages';
import { shapeOf } from './fields';
import { periodFields } from './period-fields';

const { generic, period } = MESSAGES;

/**
 * The stretch analytics are asked for: the start of its first day to the end of its last, the end
 * not before the start (spec 2, §5). Every fault but its length has one sentence.
 */
export const analyticsPeriodForm = shapeOf(
  periodFields({
    timesRequired: generic.invalidPeriod,
    invalid: generic.invalidPeriod,
    endBeforeStart: generic.invalidPeriod,
  }),
  [generic.invalidPeriod, period.tooLong],
);
