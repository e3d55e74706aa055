import { fieldErrors } from '@schema/forms/fields/problems';
import type { AnySchema, InferType } from 'yup';
import { validationFailed } from './refusal';

/**
 * Returns valid input unchanged, typed by its shape. Refuses the rest with VALIDATION_FAILED: the
 * message is that of the first error in the documented order, `fields` has each field's own.
 */
export function assertValid<Shape extends AnySchema, Input>(
  shape: Shape,
  input: Input,
): Input & InferType<Shape> {
  const errors = fieldErrors(shape, input);
  if (Object.keys(errors).length > 0) throw validationFailed(errors);
  return input;
}
