import { buildSchema } from '@backend/graphql/build-schema';
import { describe, expect, test } from 'vitest';
import { prepareRow } from './prepare-row';
import { idParam, intQuery } from './request';
import { routes } from './routes';
import { row } from './row';
import { rowName } from './row-order';

const schema = buildSchema();
const base = { method: 'GET', path: '/x', pick: () => null } as const;

describe('the route table', () => {
  test.each(routes.map((row) => [rowName(row), row] as const))(
    '%s matches the schema',
    (_, row) => {
      expect(prepareRow(row, schema).document.definitions).toHaveLength(1);
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
});

describe('an invalid row', () => {
  test.each([
    ['asks for what is not there', '{ nope }', /Cannot query field/],
    ['would change something by GET', 'mutation { logout }', /may not change anything/],
    [
      'has a fragment in place of its operation',
      'fragment a on User { id }',
      /never used|one operation/,
    ],
  ])('that %s, is refused', (_name, operation, reason) => {
    expect(() => prepareRow(row({ ...base, operation }), schema)).toThrow(reason);
  });
});

describe('request parameters of a row', () => {
  const request = (params: Record<string, string>, query: Record<string, string> = {}) => ({
    params,
    query,
    body: {},
  });

  test('an id is a positive 32-bit integer', () => {
    expect(idParam(request({ id: '42' }))).toBe(42);
    for (const id of ['0', '-1', '1.5', 'abc', '', '2147483648', '１', '1e3']) {
      expect(() => idParam(request({ id }))).toThrow(
        expect.objectContaining({ code: 'BAD_REQUEST' }),
      );
    }
  });

  test('a numeric query parameter is optional; an invalid one passes unchanged', () => {
    expect(intQuery(request({}, { days: '21' }), 'days')).toBe(21);
    expect(intQuery(request({}), 'days')).toBeNull();
    expect(intQuery(request({}, { days: '' }), 'days')).toBeNull();
    for (const days of ['2x', '1.5', '1e3', '12345678901', 'true']) {
      expect(intQuery(request({}, { days }), 'days')).toBe(days);
    }
  });
});
