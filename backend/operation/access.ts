import {
  forbidden,
  ownPasswordNeeded,
  type Refusal,
  unauthenticated,
} from '@backend/domain/refusal';
import { assertValid } from '@backend/domain/valid';
import { canAny, type PermissionHolder } from '@schema/permissions';
import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql';
import type { RequestContext } from './context';
import { formOf, type OperationForm } from './form';
import { ACCESS_EXTENSION, type Access } from './permit';
import { priceRuleOf } from './price';
import { assertStorable } from './storable-texts';
import { inTurn } from './turns';

/** The caller. */
export type Reader = Pick<RequestContext, 'user'>;

type RootField = GraphQLField<unknown, RequestContext>;

/** Queries, mutations and subscriptions of a schema with their paths. */
export function rootFields(schema: GraphQLSchema): { path: string; field: RootField }[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return roots.flatMap((root) =>
    Object.values(root?.getFields() ?? {}).map((field) => ({
      path: `${root?.name}.${field.name}`,
      field,
    })),
  );
}

/** The access declared by @Permit or @Public; null without one. */
export function accessOf(field: { readonly extensions: object }): Access | null {
  const extensions: { [ACCESS_EXTENSION]?: Access } = field.extensions;
  return extensions[ACCESS_EXTENSION] ?? null;
}

/** Whether the holder meets the requirements of a signed-in user. */
export function opens(
  { anyOf, withAnyOf = [] }: Exclude<Access, { readonly public: true }>,
  holder: PermissionHolder | null,
): boolean {
  return canAny(holder, anyOf) && canAny(holder, withAnyOf);
}

/**
 * UNAUTHENTICATED, PASSWORD_CHANGE_REQUIRED or FORBIDDEN when the caller lacks `access`; null when
 * allowed.
 */
export function refusedAccess(access: Access, { user }: Reader): Refusal | null {
  if ('public' in access) return null;
  if (!user) return unauthenticated();
  if (user.mustChangePassword && !access.isBeforeOwnPassword) return ownPasswordNeeded();
  if (user.partnerId !== null && !access.isForPartners) return forbidden();
  return opens(access, user) ? null : forbidden();
}

/** Throws the error of `refusedAccess`. */
export function requireAccess(access: Access, ctx: Reader): void {
  const refusal = refusedAccess(access, ctx);
  if (refusal) throw refusal;
}

type RootResolver = GraphQLFieldResolver<unknown, RequestContext>;

/** Queries end when the client stops waiting; mutations always run to completion. */
const queued =
  (run: RootResolver, isQuery: boolean): RootResolver =>
  (root, args, ctx, info) =>
    inTurn(ctx, () => run(root, args, ctx, info), isQuery ? ctx.signal : undefined);

interface Needed {
  readonly access: Access;
  readonly form: OperationForm | null;
  /** Validates its input itself (`runCommand`). */
  readonly isMutation: boolean;
}

function guarded({ access, form, isMutation }: Needed, run: RootResolver): RootResolver {
  return (root, args, ctx, info) => {
    requireAccess(access, ctx);
    assertStorable(form, args);
    if (form && !isMutation) assertValid(form.shape, form.of(args));
    return run(root, args, ctx, info);
  };
}

/**
 * Adds the access check and the check of texts to every root field, and validation by form to
 * queries, for REST, GraphQL and subscriptions. Throws at start when a field declares no access.
 */
export function guardRootFields(schema: GraphQLSchema): GraphQLSchema {
  const bare = rootFields(schema).filter(({ field }) => accessOf(field) === null);
  if (bare.length > 0) {
    const names = bare.map(({ path }) => path).join(', ');
    throw new Error(`Operations without @Permit or @Public: ${names}`);
  }
  const unpriced = rootFields(schema).filter(({ field }) => priceRuleOf(field) === null);
  if (unpriced.length > 0) {
    const names = unpriced.map(({ path }) => path).join(', ');
    throw new Error(`Operations without @Price: ${names}`);
  }
  for (const { path, field } of rootFields(schema)) {
    const access = accessOf(field);
    if (!access) continue;
    // A subscription is checked at its start; the live connection checks each event.
    const isMutation = path.startsWith('Mutation.');
    const needed = { access, form: formOf(field), isMutation };
    if (field.subscribe) field.subscribe = guarded(needed, field.subscribe);
    else {
      const run = field.resolve ?? defaultFieldResolver;
      field.resolve = guarded(needed, queued(run, path.startsWith('Query.')));
    }
  }
  return schema;
}
