/**
 * Typed values applied to another version of a record: a field typed here and unchanged by others
 * stays, the other fields are those of the fresh version. Fields of one group, such as both dates,
 * stay or are replaced together. Lists are compared by content.
 */
export function rebased<Values extends object>(
  opened: Values,
  fresh: Values,
  typed: Values,
  group: readonly (keyof Values)[],
): Values {
  const names = Object.keys(fresh) as (keyof Values)[];
  const groups = [group, ...names.filter((name) => !group.includes(name)).map((name) => [name])];
  const differs = (one: readonly (keyof Values)[], values: Values) =>
    one.some((name) => JSON.stringify(values[name]) !== JSON.stringify(opened[name]));
  const kept = groups.filter((one) => differs(one, typed) && !differs(one, fresh)).flat();
  return Object.assign({}, fresh, ...kept.map((name) => ({ [name]: typed[name] })));
}
