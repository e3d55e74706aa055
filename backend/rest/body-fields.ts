/**
 * Of a JSON object only the fields that the documented payload names: what else a script sends is
 * passed over, as documented calls always did, instead of refused by the GraphQL input.
 */
export function bodyFields(
  body: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Record<string, unknown> {
  return Object.fromEntries(
    names.filter((name) => Object.hasOwn(body, name)).map((name) => [name, body[name]]),
  );
}

/** The same for an object inside the body; anything else goes through for the input to refuse. */
export function partFields(part: unknown, names: readonly string[]): unknown {
  const isObject = typeof part === 'object' && part !== null && !Array.isArray(part);
  return isObject ? bodyFields({ ...part }, names) : part;
}
