import { validationFailed } from '@backend/domain/refusal';
import { MESSAGES } from '@schema/messages';
import { isStorable } from '@schema/values/words/text';
import type { OperationForm } from './form';

type Arguments = Readonly<Record<string, unknown>>;

/** Includes arguments read by graphql-js, which have no prototype. */
const isPlain = (value: object) =>
  [null, Object.prototype].includes(Object.getPrototypeOf(value) as typeof Object.prototype | null);

/** Paths of texts that a database cannot store: `customer.phone`, `photos[1]`. */
function unstorable(value: unknown, path: string): string[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [path];
  if (Array.isArray(value)) return value.flatMap((item, at) => unstorable(item, `${path}[${at}]`));
  if (typeof value !== 'object' || value === null || !isPlain(value)) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    unstorable(part, path === '' ? name : `${path}.${name}`),
  );
}

/**
 * Refuses texts that PostgreSQL cannot store, with their names in the operation's form. Throws
 * VALIDATION_FAILED.
 */
export function assertStorable(form: OperationForm | null, args: Arguments): void {
  const found = unstorable(args, '');
  if (found.length === 0) return;
  const named = form ? unstorable(form.of(args), '') : [];
  const paths = named.length > 0 ? named : found.map((path) => path.replace(/^input\./, ''));
  const { badCharacters } = MESSAGES.generic;
  throw validationFailed(Object.fromEntries(paths.map((path) => [path, badCharacters])));
}
