import { type GraphQLObjectType, type GraphQLSchema, getNamedType, isObjectType } from 'graphql';

/** Fields left out of an answer, as `Type.field`, each with its reason. */
type Without = Readonly<Record<string, string>>;

/** Left out of every answer. */
const NEVER: Without = {
  'Booking.continuesId': 'GET /bookings/{id}/parts has all parts of a rental',
};

/**
 * A selection of the named fields of the type, or of all, and of all of their parts; `without` some.
 * Throws for an unknown name.
 */
export function selectionOf(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  {
    names,
    without = {},
  }: { names?: readonly string[] | undefined; without?: Without | undefined } = {},
): string {
  const selected = names?.map((name) => `${type.name}.${name}`) ?? [];
  for (const path of [...Object.keys(without), ...selected]) {
    const [parent = '', field = ''] = path.split('.');
    const holder = schema.getType(parent);
    if (!isObjectType(holder) || !holder.getFields()[field]) throw new Error(`there is no ${path}`);
  }
  return fieldsOf(type, { ...NEVER, ...without }, names);
}

function fieldsOf(
  type: GraphQLObjectType,
  without: Without,
  names: readonly string[] = Object.keys(type.getFields()),
): string {
  const fields = names
    .filter((name) => !Object.hasOwn(without, `${type.name}.${name}`))
    .map((name) => {
      const inner = getNamedType(type.getFields()[name]?.type);
      return isObjectType(inner) ? `${name} ${fieldsOf(inner, without)}` : name;
    });
  return `{ ${fields.join(' ')} }`;
}
