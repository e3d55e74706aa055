import 'reflect-metadata';
import { buildSchema, execute, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { guardRootFields } from './access';
import { ACCESS_EXTENSION } from './permit';
import { PRICE_EXTENSION } from './price';

/** A schema whose root fields note when they begin and end. */
function notedSchema(log: string[]) {
  const schema = buildSchema(
    'type Query { slow(id: Int): Int } type Mutation { save(id: Int): Int }',
  );
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      field.extensions = {
        [ACCESS_EXTENSION]: { public: true },
        [PRICE_EXTENSION]: { points: 1, sizes: {} },
      };
      field.resolve = async (_, { id }) => {
        log.push(`begin ${id}`);
        await Promise.resolve();
        log.push(`end ${id}`);
        return id;
      };
    }
  }
  return guardRootFields(schema);
}

const run = (text: string, log: string[], contextValue: object = {}) =>
  Promise.resolve(execute({ schema: notedSchema(log), document: parse(text), contextValue }));

describe('the root fields of one operation', () => {
  test.each([
    ['query', '{ a: slow(id: 1) b: slow(id: 2) c: slow(id: 3) }'],
    ['mutation', 'mutation { a: save(id: 1) b: save(id: 2) c: save(id: 3) }'],
  ])('of a %s run sequentially, with other work in between', async (_, text) => {
    const log: string[] = [];
    const running = run(text, log);
    const another = () => {
      log.push('other');
      if (!log.includes('end 3')) setImmediate(another);
    };
    setImmediate(another);
    const { data } = await running;
    expect({ ...data }).toEqual({ a: 1, b: 2, c: 3 });
    expect(log.filter((line) => line !== 'other')).toEqual(
      [1, 2, 3].flatMap((id) => [`begin ${id}`, `end ${id}`]),
    );
    for (const id of [2, 3]) expect(log[log.indexOf(`begin ${id}`) - 1]).toBe('other');
  });

  test('of different operations run concurrently', async () => {
    const log: string[] = [];
    await Promise.all([run('{ slow(id: 1) }', log), run('{ slow(id: 2) }', log)]);
    expect(log.slice(0, 2)).toEqual(['begin 1', 'begin 2']);
  });

  test('of an aborted query do not begin; of an aborted mutation all do', async () => {
    const leaving = new AbortController();
    const log: string[] = [];
    const context = () => ({ signal: leaving.signal });
    leaving.abort();
    const { errors } = await run('{ a: slow(id: 1) b: slow(id: 2) }', log, context());
    expect(errors?.[0]?.originalError).toMatchObject({ code: 'UNAVAILABLE' });
    await run('mutation { a: save(id: 3) b: save(id: 4) }', log, context());
    expect(log).toEqual([1, 3, 4].flatMap((id) => [`begin ${id}`, `end ${id}`]));
  });
});

test('a schema with an operation without a price does not start', () => {
  const schema = buildSchema('type Query { cars: Int }');
  const field = schema.getQueryType()?.getFields().cars;
  Object.assign(field ?? {}, { extensions: { [ACCESS_EXTENSION]: { public: true } } });
  expect(() => guardRootFields(schema)).toThrow('Operations without @Price: Query.cars');
});
