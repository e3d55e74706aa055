import { type GraphQLObjectType, type GraphQLSchema, getNamedType, isObjectType } from 'graphql';
import type { RestRow } from './row';

/** Left out of every answer. */
const NEVER: NonNullable<RestRow['without']> = {
  'Booking.continuesId': 'GET /bookings/{id}/parts has all parts of a rental',
  'Booking.customerId': 'GET /bookings has it',
  'User.partnerId': 'GET /users has it',
};

interface Choice {
  /** Fields of the type; unset: all. */
  readonly names?: readonly string[] | undefined;
  readonly without?: RestRow['without'] | undefined;
  readonly order?: RestRow['order'] | undefined;
}

/**
 * A selection of the fields of the type and all nested fields. Throws for a name that the schema
 * lacks.
 */
export function selectionOf(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  choice: Choice = {},
): string {
  const { names = [], without = {}, order = {} } = choice;
  const paths = [
    ...names.map((name) => `${type.name}.${name}`),
    ...Object.keys(without),
    ...Object.entries(order).flatMap(([holder, fields]) =>
      fields.map((name) => `${holder}.${name}`),
    ),
  ];
  for (const path of paths) {
    const [parent = '', field = ''] = path.split('.');
    const holder = schema.getType(parent);
    if (!isObjectType(holder) || !holder.getFields()[field]) throw new Error(`there is no ${path}`);
  }
  return fieldsOf(type, { ...choice, without: { ...NEVER, ...without } });
}

function fieldsOf(type: GraphQLObjectType, { names, without = {}, order = {} }: Choice): string {
  const first = order[type.name] ?? [];
  const all = names ?? [...new Set([...first, ...Object.keys(type.getFields())])];
  const fields = all
    .filter((name) => !Object.hasOwn(without, `${type.name}.${name}`))
    .map((name) => {
      const inner = getNamedType(type.getFields()[name]?.type);
      return isObjectType(inner) ? `${name} ${fieldsOf(inner, { without, order })}` : name;
    });
  return `{ ${fields.join(' ')} }`;
}
