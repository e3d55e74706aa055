import { Extensions } from 'type-graphql';
import type { AnySchema } from 'yup';

type Arguments = Readonly<Record<string, unknown>>;

/** The shape of schema/forms that an operation's command asserts, and what of the arguments it checks. */
export interface OperationForm {
  readonly shape: AnySchema;
  readonly of: (args: Arguments) => unknown;
}

/** The key under which a root field carries its OperationForm. */
const FORM_EXTENSION = 'form';

const inputOrArguments = (args: Arguments) => (Object.hasOwn(args, 'input') ? args.input : args);

/**
 * Names the form of a query or mutation: its sentences answer for values that GraphQL cannot read, as the
 * command's own assertion of the same shape answers for values out of bounds. `of` gives what the shape
 * checks where that is neither the argument `input` nor the arguments by their names.
 */
export function Form(shape: AnySchema, of: OperationForm['of'] = inputOrArguments) {
  return Extensions({ [FORM_EXTENSION]: { shape, of } satisfies OperationForm });
}

/** What @Form declared; null when the field has no form. */
export function formOf(field: { readonly extensions: object }): OperationForm | null {
  const extensions: { [FORM_EXTENSION]?: OperationForm } = field.extensions;
  return extensions[FORM_EXTENSION] ?? null;
}
