import { MESSAGES } from '@schema/messages';
import { optionalNumber, shapeOf } from './fields';

/** The payload of a change without other fields: the version that was read, optional. */
export const versionPayload = shapeOf(
  { version: optionalNumber(MESSAGES.generic.wrongNumberType) },
  [],
);
