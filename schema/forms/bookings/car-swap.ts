import { MESSAGES } from '@schema/messages';
import type { Period } from '@schema/values/time/period';
import { startOfMinute } from 'date-fns/startOfMinute';
import { mixed } from 'yup';
import { shapeOf } from '../fields/fields';
import { instantOf } from '../fields/period-fields';

const { carSwap } = MESSAGES;

/** Truncates an ISO instant to the minute: the field has no seconds. Null if invalid. */
export function swapMinute(typed: unknown): string | null {
  const instant = instantOf(typed);
  return instant && startOfMinute(instant).toISOString();
}

/** Validates the time of a swap: within the rental and not in the future. */
export const carSwapForm = (rental: Period, now: () => Date) =>
  shapeOf(
    {
      at: mixed()
        .test('filled', carSwap.momentRequired, (value) => Boolean(value))
        .test('inside', carSwap.momentInvalid, (value) => {
          const at = instantOf(value);
          const minute = swapMinute(value);
          if (!value) return true;
          if (!at || !minute) return false;
          return at > rental.startDate && at < rental.endDate && new Date(minute) <= now();
        }),
    },
    [carSwap.momentRequired, carSwap.momentInvalid],
  );
