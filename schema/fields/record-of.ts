/** One value for each of these names. */
export function recordOf<Name extends string, Value>(
  names: readonly Name[],
  valueFor: (name: Name) => Value,
): Record<Name, Value> {
  // Object.fromEntries forgets the names of its entries.
  return Object.fromEntries(names.map((name) => [name, valueFor(name)])) as Record<Name, Value>;
}

/** The names of a catalogue, in its order. */
export const namesOf = <Name extends string>(fields: Readonly<Record<Name, unknown>>): Name[] =>
  // Object.keys forgets the names of its keys.
  Object.keys(fields) as Name[];
