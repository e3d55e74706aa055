import { forbidden, type Refusal, unauthenticated } from '@backend/domain/refusal';
import { canAny } from '@schema/permissions';
import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql';
import type { RequestContext } from './context';
import { ACCESS_EXTENSION, type Access } from './permit';

/** Who asks. */
export type Reader = Pick<RequestContext, 'user'>;

type RootField = GraphQLField<unknown, RequestContext>;

/** Queries, mutations and subscriptions of a schema, with the path people know them by. */
export function rootFields(schema: GraphQLSchema): { path: string; field: RootField }[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return roots.flatMap((root) =>
    Object.values(root?.getFields() ?? {}).map((field) => ({
      path: `${root?.name}.${field.name}`,
      field,
    })),
  );
}

/** What @Permit or @Public declared; null when the field is bare. */
export function accessOf(field: { readonly extensions: object }): Access | null {
  const extensions: { [ACCESS_EXTENSION]?: Access } = field.extensions;
  return extensions[ACCESS_EXTENSION] ?? null;
}

/** UNAUTHENTICATED or FORBIDDEN for whoever may not call what `access` guards; null: may. */
export function refusedAccess(access: Access, { user }: Reader): Refusal | null {
  if ('public' in access) return null;
  if (!user) return unauthenticated();
  return canAny(user, access.anyOf) ? null : forbidden();
}

/** Throws what `refusedAccess` finds. */
export function requireAccess(access: Access, ctx: Reader): void {
  const refusal = refusedAccess(access, ctx);
  if (refusal) throw refusal;
}

function guarded(
  access: Access,
  run: GraphQLFieldResolver<unknown, RequestContext>,
): GraphQLFieldResolver<unknown, RequestContext> {
  return (root, args, ctx, info) => {
    requireAccess(access, ctx);
    return run(root, args, ctx, info);
  };
}

/**
 * Puts the check before every root field, for both doors and the live channel. Throws when a field
 * declares no access: such a schema must not start.
 */
export function guardRootFields(schema: GraphQLSchema): GraphQLSchema {
  const bare = rootFields(schema).filter(({ field }) => accessOf(field) === null);
  if (bare.length > 0) {
    const names = bare.map(({ path }) => path).join(', ');
    throw new Error(`Operations without @Permit or @Public: ${names}`);
  }
  for (const { field } of rootFields(schema)) {
    const access = accessOf(field);
    if (!access) continue;
    // A subscription is guarded where it starts: each of its events is checked by the live channel.
    if (field.subscribe) field.subscribe = guarded(access, field.subscribe);
    else field.resolve = guarded(access, field.resolve ?? defaultFieldResolver);
  }
  return schema;
}
