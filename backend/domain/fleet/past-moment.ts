import { isOutOfReach } from '@schema/values/time/date-reach';
import { addMinutes } from 'date-fns/addMinutes';
import { validationFailed } from '../refusal';

/** Difference of a device's clock that is accepted. */
const CLOCK_MINUTES = 5;

interface MomentMessages {
  readonly momentInFuture: string;
  readonly momentInvalid: string;
}

/** Throws VALIDATION_FAILED for `at` when the moment is in the future or unreasonably long ago. */
export function assertPastMoment(
  at: Date,
  now: Date,
  { momentInFuture, momentInvalid }: MomentMessages,
): void {
  if (at > addMinutes(now, CLOCK_MINUTES)) throw validationFailed({ at: momentInFuture });
  if (isOutOfReach(at, now)) throw validationFailed({ at: momentInvalid });
}
