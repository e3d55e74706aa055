import { type Refusal, validationFailed } from '@backend/domain/refusal';
import { fieldErrors } from '@schema/forms/fields/problems';
import {
  coerceInputValue,
  type DocumentNode,
  type FieldNode,
  type GraphQLError,
  type GraphQLField,
  type GraphQLSchema,
  getOperationAST,
  isNonNullType,
  isValueNode,
  Kind,
  type OperationDefinitionNode,
  TypeInfo,
  valueFromASTUntyped,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { accessOf, refusedAccess } from './access';
import type { RequestContext } from './context';
import { formOf } from './form';

/** An operation and its raw values. */
export interface Call {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operationName?: string | null | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
}

/** Placeholder for a value of the wrong type: no shape accepts it, and it cannot be echoed. */
export const UNREADABLE = Symbol('unreadable');

/**
 * Whether the error is about a variable's value or a literal, not about the document. Beyond 50
 * errors graphql-js adds one without a value: such a list is not mapped.
 */
function isAboutValue({ nodes = [] }: GraphQLError): boolean {
  return (
    nodes.length > 0 &&
    nodes.every(
      (node) =>
        node.kind === Kind.VARIABLE_DEFINITION ||
        (isValueNode(node) && node.kind !== Kind.VARIABLE),
    )
  );
}

interface RootCall {
  readonly node: FieldNode;
  readonly field: GraphQLField<unknown, RequestContext>;
}

/** The root fields of an operation, fragments included. */
function rootCalls(call: Call, operation: OperationDefinitionNode): RootCall[] {
  const root = call.schema.getRootType(operation.operation);
  const types = new TypeInfo(call.schema);
  const calls: RootCall[] = [];
  visit(
    call.document,
    visitWithTypeInfo(types, {
      OperationDefinition: (node) => (node === operation ? undefined : false),
      Field(node) {
        const field = types.getFieldDef();
        if (field && types.getParentType() === root) calls.push({ node, field });
        return false;
      },
    }),
  );
  return calls;
}

/** The raw variables with their defaults. */
export function variablesOf(
  { variables }: Pick<Call, 'variables'>,
  operation: OperationDefinitionNode,
): Record<string, unknown> {
  const defaults = (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
    defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)] as const] : [],
  );
  return { ...Object.fromEntries(defaults), ...variables };
}

type Path = readonly (string | number)[];

function valueAt(values: unknown, path: Path): unknown {
  return path.reduce((value: unknown, key) => {
    return value === null || value === undefined ? undefined : Reflect.get(Object(value), key);
  }, values);
}

const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === '';

/**
 * The arguments of one root field as its command would receive them. An unreadable value is
 * UNREADABLE; an empty text is kept, as forms distinguish missing and invalid.
 */
function argumentsOf({ node, field }: RootCall, variables: Record<string, unknown>) {
  const literals = new Map(node.arguments?.map(({ name, value }) => [name.value, value]));
  const args: Record<string, unknown> = {};
  let isRead = true;
  for (const { name, type, defaultValue } of field.args) {
    const literal = literals.get(name);
    const raw = literal ? valueFromASTUntyped(literal, variables) : undefined;
    if (raw === undefined) {
      args[name] = defaultValue;
      if (defaultValue === undefined && isNonNullType(type)) isRead = false;
      continue;
    }
    const unread: { path: Path; value: unknown }[] = [];
    args[name] = coerceInputValue(raw, type, (path, value) => {
      unread.push({ path: [name, ...path], value });
    });
    if (unread.length > 0) isRead = false;
    for (const { path, value } of unread) {
      // An object with unknown fields is still readable itself.
      if (valueAt(args, path) !== undefined) continue;
      const holder = valueAt(args, path.slice(0, -1));
      Reflect.set(Object(holder), path.at(-1) ?? '', isBlank(value) ? value : UNREADABLE);
    }
  }
  return { args, isRead };
}

/**
 * Form messages for values that GraphQL could not read. Throws when the caller has no access. Null:
 * other errors, or values without a form.
 */
export function refusalOfValues(
  errors: readonly GraphQLError[],
  call: Call,
  ctx: Pick<RequestContext, 'user'>,
): Refusal | null {
  const operation = getOperationAST(call.document, call.operationName);
  if (!operation || !errors.every(isAboutValue)) return null;
  const calls = rootCalls(call, operation);
  for (const { field } of calls) {
    const access = accessOf(field);
    const refused = access && refusedAccess(access, ctx);
    if (refused) return refused;
  }
  const variables = variablesOf(call, operation);
  for (const root of calls) {
    const form = formOf(root.field);
    const { args, isRead } = argumentsOf(root, variables);
    if (!form || isRead) continue;
    const fields = fieldErrors(form.shape, form.of(args));
    // '' is the key of values without a field.
    if (Object.keys(fields).length > 0 && !('' in fields)) return validationFailed(fields);
  }
  return null;
}
