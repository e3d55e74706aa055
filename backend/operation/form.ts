import type { FormShape, ValuesOf } from '@schema/forms/fields/problems';
import { Extensions } from 'type-graphql';
import type { AnySchema } from 'yup';

type Arguments = Readonly<Record<string, unknown>>;

/** The schema/forms shape that an operation validates, and the arguments it applies to. */
export interface OperationForm {
  readonly shape: AnySchema;
  readonly of: (args: Arguments) => unknown;
}

/** The extension key of a root field's OperationForm. */
export const FORM_EXTENSION = 'form';

/** The fields of the argument `input` with the arguments beside it, or the arguments by name. */
export function inputOrArguments(args: Arguments): unknown {
  if (!Object.hasOwn(args, 'input')) return args;
  const { input, ...others } = args;
  return typeof input === 'object' && input !== null ? { ...others, ...input } : input;
}

/**
 * Declares the form of a query or mutation: its messages are used for values that GraphQL cannot
 * read. `of` returns the validated value when it is neither the argument `input` nor the arguments
 * by name.
 */
export function Form(shape: AnySchema, of: OperationForm['of'] = inputOrArguments) {
  return Extensions({ [FORM_EXTENSION]: { shape, of } satisfies OperationForm });
}

/** Types the arguments of a query, which its @Form has validated. */
export const validated = <Shape extends FormShape, Input>(_form: Shape, input: Input) =>
  input as Input & ValuesOf<Shape>;

/** The form declared by @Form; null without one. */
export function formOf(field: { readonly extensions: object }): OperationForm | null {
  const extensions: { [FORM_EXTENSION]?: OperationForm } = field.extensions;
  return extensions[FORM_EXTENSION] ?? null;
}
