import { TEXT_LIMITS } from '@schema/constants';
import { flag, optionalText, optionalVersion, shapeOf } from '../fields/fields';

/** Cancelling a booking: the version read, a reason, and the decision about an unreturned car. */
export const archivePayload = shapeOf(
  {
    version: optionalVersion(),
    reason: optionalText(TEXT_LIMITS.reason),
    confirmed: flag(),
    returned: flag(),
  },
  [],
);
