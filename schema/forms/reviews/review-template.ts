import { flag, optionalText, optionalVersion, shapeOf } from '../fields/fields';

/**
 * Form values and request body (requirements.md, P37). The text is stored as typed; an absent part
 * is not changed.
 */
export const reviewTemplatePayload = shapeOf(
  { message: optionalText(), includeInQueue: flag(), version: optionalVersion() },
  [],
);
