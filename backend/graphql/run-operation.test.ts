import { buildSchema, type GraphQLSchema, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { compileOperation, runOperation } from './run-operation';

/** By `Type.field`; the others read the value of their name. */
type Resolvers = Readonly<Record<string, () => unknown>>;

function schemaWith(resolvers: Resolvers): GraphQLSchema {
  const schema = buildSchema(`
    type Part { name: String! size: Int }
    type Query { parts(limit: Int!): [Part!]! count: Int total: Int }
  `);
  for (const [path, resolve] of Object.entries(resolvers)) {
    const [type = '', name = ''] = path.split('.');
    const holder = schema.getType(type);
    const field = holder && 'getFields' in holder ? holder.getFields()[name] : undefined;
    if (field && 'resolve' in field) field.resolve = resolve;
  }
  return schema;
}

function fail(message: string): () => unknown {
  return () => {
    throw new Error(message);
  };
}

/** Both responses in the client's format, with the causes, and the number of contexts made. */
async function both(
  resolvers: Resolvers,
  query: string,
  variables: Record<string, unknown> = { limit: 1 },
) {
  const document = parse(query);
  const operation = {
    schema: schemaWith(resolvers),
    document: () => document,
    operationName: null,
  };
  const answers = await Promise.all(
    [compileOperation(operation), null].map(async (compiled) => {
      let runs = 0;
      const context = () => ({ run: ++runs });
      const result = await runOperation({ ...operation, compiled }, { variables, context });
      const causes = result.errors?.map(({ originalError }) => originalError?.message);
      return { text: JSON.stringify(result), causes, isRun: compiled ? runs : null };
    }),
  );
  const [quick, plain] = answers;
  return { quick, plain, runs: quick?.isRun };
}

const PARTS = 'query ($limit: Int!) { parts(limit: $limit) { name size } count again: total }';
const part = { name: 'a', size: 1 };

describe('a compiled query gives the response of the executor', () => {
  test.each<[string, Resolvers, number]>([
    ['with data', { 'Query.parts': () => [part, part], 'Query.count': () => 2 }, 1],
    ['when one root field throws', { 'Query.parts': () => [part], 'Query.count': fail('lost') }, 1],
    ['when one under another name does', { 'Query.parts': () => [], 'Query.total': fail('x') }, 1],
    ['when a needed one does', { 'Query.parts': fail('lost') }, 1],
    ['when two throw', { 'Query.parts': fail('lost'), 'Query.count': fail('also') }, 2],
    ['when a part throws', { 'Query.parts': () => [part], 'Part.size': fail('lost') }, 2],
    ['when a value is missing', { 'Query.parts': () => null }, 2],
  ])('%s', async (_, resolvers, runs) => {
    const answer = await both(resolvers, PARTS);
    expect(answer.quick?.text).toBe(answer.plain?.text);
    expect(answer.quick?.causes).toEqual(answer.plain?.causes);
    expect(answer.runs).toBe(runs);
  });

  test.each([{}, { limit: null }, { limit: 'a' }])('with the variables %j', async (variables) => {
    const answer = await both({ 'Query.parts': fail('not reached') }, PARTS, variables);
    expect(answer.quick?.text).toBe(answer.plain?.text);
    expect(answer.quick?.text).not.toContain('"data"');
  });
});

test('an operation that cannot be compiled is run by the executor', async () => {
  const document = parse('query A { count } query B { total }');
  const operation = { schema: schemaWith({}), document: () => document, operationName: 'C' };
  expect(compileOperation(operation)).toBeNull();
});
