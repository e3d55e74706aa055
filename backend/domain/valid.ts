import { fieldErrors } from '@schema/forms/fields/problems';
import { validationFailed } from './refusal';

/**
 * Returns valid input unchanged. Refuses the rest with VALIDATION_FAILED: the message is that of
 * the first error in the documented order, `fields` has each field's own.
 */
export function assertValid<T>(shape: Parameters<typeof fieldErrors>[0], input: T): T {
  const errors = fieldErrors(shape, input);
  if (Object.keys(errors).length > 0) throw validationFailed(errors);
  return input;
}
