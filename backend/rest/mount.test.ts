import { createBounds } from '@backend/bounds/bounds';
import { buildSchema } from '@backend/graphql/build-schema';
import { describe, expect, test } from 'vitest';
import { mountRest } from './mount';
import { idParam, intQuery } from './request';
import { routes } from './routes';
import { type RestRow, row } from './row';

const mount = (...rows: RestRow[]) =>
  mountRest(rows, {
    schema: buildSchema(),
    contextOf: () => Promise.reject(new Error('unused')),
    bounds: createBounds({ sessionRequests: 0, strangerRequests: 0 }),
  });

const base = { method: 'GET', path: '/x', pick: () => null } as const;

describe('the table', () => {
  test('runs on the schema as it is', () => {
    expect(() => mount(...routes)).not.toThrow();
  });

  test('names each method and path once', () => {
    const names = routes.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(names).size).toBe(names.length);
  });

  test('tries fixed paths before those with a parameter in the same place', () => {
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

describe('a row that cannot work does not start', () => {
  test.each([
    ['asks for what is not there', '{ nope }', /Cannot query field/],
    ['would change something by GET', 'mutation { logout }', /may not change anything/],
    [
      'has a fragment in place of its operation',
      'fragment a on User { id }',
      /never used|one operation/,
    ],
  ])('one that %s', (_name, operation, reason) => {
    expect(() => mount(row({ ...base, operation }))).toThrow(reason);
  });
});

describe('what a row reads of the call', () => {
  const request = (params: Record<string, string>, query: Record<string, string> = {}) => ({
    params,
    query,
    body: {},
  });

  test('an id is a positive number that fits', () => {
    expect(idParam(request({ id: '42' }))).toBe(42);
    for (const id of ['0', '-1', '1.5', 'abc', '', '2147483648', '１', '1e3']) {
      expect(() => idParam(request({ id }))).toThrow(
        expect.objectContaining({ code: 'BAD_REQUEST' }),
      );
    }
  });

  test('a number after the question mark may be absent; what is none stays as it came', () => {
    expect(intQuery(request({}, { days: '21' }), 'days')).toBe(21);
    expect(intQuery(request({}), 'days')).toBeNull();
    expect(intQuery(request({}, { days: '' }), 'days')).toBeNull();
    for (const days of ['2x', '1.5', '1e3', '12345678901', 'true']) {
      expect(intQuery(request({}, { days }), 'days')).toBe(days);
    }
  });
});
