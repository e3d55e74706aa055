import { buildSchema } from '@backend/graphql/build-schema';
import { describe, expect, test } from 'vitest';
import { prepareRow } from './prepare-row';
import { routes } from './routes';
import type { RestRow } from './row';
import { rowName } from './row-order';

const schema = buildSchema();

describe('the route table', () => {
  test.each(routes.map((row) => [rowName(row), row] as const))(
    '%s matches the schema',
    (_, row) => {
      expect(prepareRow(row, schema).document().definitions).toHaveLength(1);
    },
  );

  test('has unique methods and paths', () => {
    const names = routes.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(names).size).toBe(names.length);
  });

  test('matches static paths before parameters in the same position', () => {
    const pattern = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
    routes.forEach(({ method, path }, at) => {
      const shadow = routes
        .slice(0, at)
        .find(
          (other) =>
            other.path !== path && other.method === method && pattern(other.path).test(path),
        );
      expect(shadow?.path).toBeUndefined();
    });
  });

  test('takes all arguments of its fields but these', () => {
    const omitted = routes.flatMap(({ field, omits = {} }) =>
      Object.keys(omits).map((name) => `${field}.${name}`),
    );
    expect(omitted).toEqual([
      'board.carIds',
      'archiveBooking.version',
      'reviewRequests.sourceId',
      'reviewRequests.page',
      'reviewRequests.pageSize',
    ]);
  });
});

test('other parameters of a request are ignored', async () => {
  const lines = routes.map((row) => {
    const taken = prepareRow(row, schema).parameters.map(({ place, name }) => `${place} ${name}`);
    return [rowName(row), ...taken].join('\n  ');
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./parameters.snap.txt');
});

describe('an invalid row', () => {
  const car: RestRow = { method: 'GET', path: '/cars/{id}', field: 'car' };
  test.each<[string, RestRow, string]>([
    ['has an unknown operation', { ...car, field: 'nope' }, 'there is no operation nope'],
    ['has a mutation by GET', { ...car, field: 'deleteCar' }, 'a GET may not change anything'],
    ['has a path for no argument', { ...car, path: '/cars/{number}' }, '{number} is no argument'],
    [
      'renames a parameter missing in its path',
      { ...car, into: { number: 'id' } },
      'the path has no {number}',
    ],
    ['renames to no argument', { ...car, into: { id: 'number' } }, '{id} is no argument of car'],
    ['omits no argument', { ...car, omits: { number: 'a reason' } }, 'no argument number to omit'],
    [
      'has a condition on no parameter',
      { ...car, conditions: { isNew: ['id'] } },
      'there is no query parameter id',
    ],
    ['selects an unknown field', { ...car, selects: ['nope'] }, 'there is no FleetCar.nope'],
    [
      'omits a field of an unknown type',
      { ...car, without: { 'Nope.id': 'a reason' } },
      'there is no Nope.id',
    ],
  ])('that %s, is refused', (_name, row, reason) => {
    expect(() => prepareRow(row, schema)).toThrow(reason);
  });

  test('that omits a needed argument is refused at its first request', () => {
    const row: RestRow = { ...car, path: '/cars', omits: { id: 'a reason' } };
    expect(() => prepareRow(row, schema).document()).toThrow('"id"');
  });
});
