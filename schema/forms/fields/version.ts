import { MESSAGES } from '@schema/messages';
import { optionalNumber, shapeOf } from './fields';

/** What is sent to change a record by its number alone: the version that was read, or nothing. */
export const versionPayload = shapeOf(
  { version: optionalNumber(MESSAGES.generic.wrongNumberType) },
  [],
);
