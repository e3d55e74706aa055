/** One value for each of these names. */
export function recordOf<Name extends string, Value>(
  names: readonly Name[],
  valueFor: (name: Name) => Value,
): Record<Name, Value> {
  // Filled below; Object.fromEntries would take twice as long for the rows of a list.
  const record = {} as Record<Name, Value>;
  for (const name of names) record[name] = valueFor(name);
  return record;
}

/** The names of a catalogue, in its order. */
export const namesOf = <Name extends string>(fields: Readonly<Record<Name, unknown>>): Name[] =>
  // Object.keys loses the types of its keys.
  Object.keys(fields) as Name[];
