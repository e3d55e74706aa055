import { type FormShape, fieldErrors, type ValuesOf } from '@schema/forms/fields/problems';
import { validationFailed } from './refusal';

/**
 * Returns valid input unchanged, typed by its shape. Refuses the rest with VALIDATION_FAILED: the
 * message is that of the first error in the documented order, `fields` has each field's own.
 */
export function assertValid<Shape extends FormShape, Input>(
  shape: Shape,
  input: Input,
): Input & ValuesOf<Shape> {
  const errors = fieldErrors(shape, input);
  if (Object.keys(errors).length > 0) throw validationFailed(errors);
  return input;
}
