import type { OpenApi } from '@backend/rest/openapi/document';
import { exampleOf } from '@backend/rest/openapi/examples';
import { leafSchema } from '@backend/rest/openapi/json-schema';
import type { RestRow } from '@backend/rest/row';
import type { Chance } from '@backend/samples/random';
import {
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';

/** A valid request to mutate. */
export interface Plan {
  readonly name: string;
  readonly method: string;
  /** Under /api; `{name}` parameters not filled yet. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Undefined: none. */
  readonly body: unknown;
  /** The field of a form; unset: JSON. */
  readonly fileField?: string;
}

const QUERY_VALUES: Readonly<Record<string, string>> = {
  start: '2026-11-01T00:00:00Z',
  end: '2026-12-01T00:00:00Z',
  date: '2026-11-10',
  days: '21',
  status: 'pending',
};

/** One plan per row of the table, from the examples of the OpenAPI document. */
export function restPlans(rows: readonly RestRow[], document: OpenApi): Plan[] {
  return rows.map((row) => {
    const operation = document.paths[row.path]?.[row.method.toLowerCase()];
    const parameters = (operation as { parameters?: { name: string; in: string }[] }).parameters;
    const names = (parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name);
    const values = names.map((name) => [name, QUERY_VALUES[name] ?? '1'] as const);
    const query = Object.fromEntries(values);
    const content = operation?.requestBody?.content ?? {};
    // The file has the format that the upload requires.
    const [fileField] = content['multipart/form-data']?.schema.required ?? [];
    return {
      name: `${row.method} ${row.path}`,
      method: row.method,
      path: row.path,
      query: row.path === '/board' ? { ...query, start: '2026-11-02' } : query,
      body: content['application/json']?.example,
      ...(fileField !== undefined && { fileField }),
    };
  });
}

function sample(type: GraphQLInputType, name: string): unknown {
  if (isNonNullType(type)) return sample(type.ofType, name);
  if (isListType(type)) return [sample(type.ofType, name)];
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    return Object.fromEntries(fields.map((field) => [field.name, sample(field.type, field.name)]));
  }
  return exampleOf(name, leafSchema(type)) ?? 'Текст';
}

function selection(type: GraphQLOutputType, depth = 3): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).filter(
    (field) => depth > 1 || !isObjectType(getNamedType(field.type)),
  );
  return `{ ${fields.map((field) => `${field.name} ${selection(field.type, depth - 1)}`).join(' ')} }`;
}

/** One plan per query and mutation, with variables. */
export function graphqlPlans(schema: GraphQLSchema): Plan[] {
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const;
  return roots.flatMap(([kind, root]) =>
    Object.values(root?.getFields() ?? {}).map((field): Plan => {
      const declared = field.args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
      const passed = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
      const call = `${field.name}${passed && `(${passed})`} ${selection(field.type)}`;
      const variables = field.args.map((arg) => [arg.name, sample(arg.type, arg.name)] as const);
      return {
        name: `${kind} ${field.name}`,
        method: 'POST',
        path: '/graphql',
        query: {},
        body: {
          query: `${kind}${declared && `(${declared})`} { ${call} }`,
          variables: Object.fromEntries(variables),
        },
      };
    }),
  );
}

/** Ids that exist in the demo company. */
export function someId(chance: Chance): string {
  return String(chance.whole(1, chance.happens(0.5) ? 4 : 60));
}
