import { TEXT_LIMITS } from '@schema/constants';
import { MESSAGES } from '@schema/messages';
import { optionalNumber, optionalText, shapeOf } from '../fields/fields';

/** Cancelling a booking: the version that was read and a reason, both optional. */
export const archivePayload = shapeOf(
  {
    version: optionalNumber(MESSAGES.generic.wrongNumberType),
    reason: optionalText(TEXT_LIMITS.reason),
  },
  [],
);
