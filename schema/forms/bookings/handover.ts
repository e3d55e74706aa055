import { MESSAGES } from '@schema/messages';
import { flag, optionalNumber, shapeOf } from '../fields/fields';

/** The payload of a handover mark. */
export const handoverPayload = shapeOf(
  { version: optionalNumber(MESSAGES.generic.wrongNumberType), confirmed: flag() },
  [],
);
