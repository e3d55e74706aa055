import { TEXT_LIMITS } from '@schema/constants';
import { flag, optionalText, optionalVersion, shapeOf } from '../fields/fields';

/** Cancelling a booking: the version that was read, a reason, and what to do about a car that is out. */
export const archivePayload = shapeOf(
  {
    version: optionalVersion(),
    reason: optionalText(TEXT_LIMITS.reason),
    confirmed: flag(),
    returned: flag(),
  },
  [],
);
