import { type GraphQLInputType, isInputObjectType, isListType, isNonNullType } from 'graphql';

/**
 * The value without the fields that its input type lacks, at any depth: REST ignores unknown
 * fields, GraphQL rejects them. A value of another type passes unchanged and is rejected by the
 * input.
 */
export function dropUnknownFields(type: GraphQLInputType, value: unknown): unknown {
  if (isNonNullType(type)) return dropUnknownFields(type.ofType, value);
  if (isListType(type)) {
    return Array.isArray(value) ? value.map((item) => dropUnknownFields(type.ofType, item)) : value;
  }
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isInputObjectType(type) || !isObject) return value;
  const fields = type.getFields();
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      const field = fields[name];
      return field ? [[name, dropUnknownFields(field.type, part)]] : [];
    }),
  );
}
