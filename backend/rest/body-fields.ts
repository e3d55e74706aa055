/**
 * Picks the documented fields of a JSON object: unknown fields are ignored over REST, while a
 * GraphQL input would reject them.
 */
export function bodyFields(
  body: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Record<string, unknown> {
  return Object.fromEntries(
    names.filter((name) => Object.hasOwn(body, name)).map((name) => [name, body[name]]),
  );
}

/** The same for a nested object; anything else passes unchanged for the input to reject. */
export function partFields(part: unknown, names: readonly string[]): unknown {
  const isObject = typeof part === 'object' && part !== null && !Array.isArray(part);
  return isObject ? bodyFields({ ...part }, names) : part;
}
