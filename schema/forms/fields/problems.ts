import { type AnySchema, type InferType, ValidationError } from 'yup';

declare module 'yup' {
  interface CustomSchemaMetadata {
    /** Order of messages in the error box. */
    readonly order?: readonly string[];
  }
}

export type FormShape = AnySchema;

/** Values that a shape accepts. */
export type ValuesOf<Shape extends FormShape> = InferType<Shape>;

interface Problem {
  readonly path: string;
  readonly message: string;
}

/** All errors of the values, in the documented order. */
function problemsOf(schema: AnySchema, values: unknown): readonly Problem[] {
  try {
    schema.validateSync(values, { abortEarly: false, strict: true });
    return [];
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    const found = error.inner.length > 0 ? error.inner : [error];
    const problems = found.map(({ path = '', message }) => ({ path, message }));
    return inOrder(problems, schema.meta()?.order ?? []);
  }
}

function inOrder(problems: Problem[], order: readonly string[]): readonly Problem[] {
  const rank = ({ message }: Problem) => {
    const place = order.indexOf(message);
    return place < 0 ? order.length : place;
  };
  return problems.sort((a, b) => rank(a) - rank(b));
}

/** The message of a form's error box: the first in the documented order, or null. */
export function firstMessage(schema: AnySchema, values: unknown): string | null {
  return problemsOf(schema, values)[0]?.message ?? null;
}

/**
 * Path of each invalid field → its first message, in the documented order: `{ 'customer.phone': '…'
 * }`. Empty if valid. A value that is not an object has the path ''.
 */
export function fieldErrors(schema: AnySchema, values: unknown): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of problemsOf(schema, values)) errors[path] ??= message;
  return errors;
}
