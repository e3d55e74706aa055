import { AUDIENCES, type Audience } from '@schema/audiences';
import { canAny } from '@schema/permissions';
import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLSchema,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type { RequestContext } from './context';
import { VISIBLE_EXTENSION } from './permit';

/** The audience declared by @Visible; null: every caller of the operation sees the field. */
export function audienceOf({ extensions }: { readonly extensions: object }): Audience | null {
  return (extensions as { [VISIBLE_EXTENSION]?: Audience })[VISIBLE_EXTENSION] ?? null;
}

type OutputField = GraphQLField<unknown, RequestContext>;

function objectFields(schema: GraphQLSchema): { path: string; field: OutputField }[] {
  return Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) =>
      Object.values(type.getFields()).map((field) => ({
        path: `${type.name}.${field.name}`,
        field,
      })),
    );
}

/** Wraps the resolvers of fields with @Visible. Other fields are unchanged, at no extra cost. */
export function hideFields(schema: GraphQLSchema): GraphQLSchema {
  for (const { path, field } of objectFields(schema)) {
    const audience = audienceOf(field);
    if (!audience) continue;
    if (isNonNullType(field.type)) throw new Error(`${path} is @Visible and must be nullable`);
    const run = field.resolve ?? defaultFieldResolver;
    const anyOf = AUDIENCES[audience];
    field.resolve = (source, args, ctx, info) =>
      !ctx.user?.mustChangePassword && canAny(ctx.user, anyOf)
        ? run(source, args, ctx, info)
        : null;
  }
  return schema;
}
