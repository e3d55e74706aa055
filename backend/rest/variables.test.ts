import { buildSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { prepareRow } from './prepare-row';
import type { RestRequest, RestRow } from './row';
import { variablesOf } from './variables';

const schema = buildSchema(`
  scalar FileContent
  enum State { open closed }
  input Part { id: Int name: String }
  input Change { carId: Int!, name: String, parts: [Part!] }
  type Query {
    find(id: Int!, code: String!, days: Int!, text: String, isBroken: Boolean, states: [State!], ids: [Int!]!): Boolean
  }
  type Mutation {
    rename(id: Int!, name: String, version: Int): Boolean
    enter(login: String!, remember: Boolean): Boolean
    change(input: Change!): Boolean
    send(file: FileContent!, run: String!, row: Int, sheet: String, isNew: Boolean): Boolean
  }
`);
const find: RestRow = { method: 'GET', path: '/x/{id}/{code}', field: 'find' };
const rename: RestRow = { method: 'PUT', path: '/x/{id}', field: 'rename' };

function given(row: RestRow, request: Partial<RestRequest>) {
  const params = { id: '7', code: 'abc' };
  return variablesOf(prepareRow(row, schema), { params, query: {}, body: {}, ...request });
}

describe('the path', () => {
  test('gives a number or a text, by the argument', () => {
    expect(given(find, {})).toMatchObject({ id: 7, code: 'abc' });
  });

  test('gives an id that is a positive 32-bit integer', () => {
    for (const id of ['0', '-1', '1.5', 'abc', '', '2147483648', '１', '1e3']) {
      expect(() => given(rename, { params: { id } })).toThrow(
        expect.objectContaining({ code: 'BAD_REQUEST' }),
      );
    }
  });

  test('gives a field of the input, whatever its value in the body', () => {
    const row: RestRow = {
      method: 'POST',
      path: '/x/{id}',
      field: 'change',
      into: { id: 'carId' },
    };
    expect(given(row, { body: { carId: 8, name: 'a' } })).toEqual({
      input: { carId: 7, name: 'a' },
    });
    expect(given(row, {})).toEqual({ input: { carId: 7 } });
  });
});

describe('the query string', () => {
  test('gives the type of the argument; invalid text passes unchanged', () => {
    const query = { days: '21', text: '21', isBroken: 'true', states: 'open,nope', ids: '1,2x' };
    const { id, code, ...asked } = given(find, { query });
    const states = ['open', 'nope'];
    expect(asked).toEqual({ days: 21, text: '21', isBroken: true, states, ids: [1, '2x'] });
    for (const days of ['2x', '1.5', '1e3', '12345678901', 'true']) {
      expect(given(find, { query: { days } })).toMatchObject({ days });
    }
  });

  test('gives nothing, null or false for an absent parameter', () => {
    const nothing = { days: null, text: undefined, isBroken: false, states: null, ids: [null] };
    expect(given(find, {})).toMatchObject(nothing);
    const query = { days: '', text: '', isBroken: '1', states: '', ids: '' };
    expect(given(find, { query })).toMatchObject({ ...nothing, text: '' });
  });

  test('is not read beside a body', () => {
    expect(given(rename, { query: { name: 'a' } })).toEqual({ id: 7 });
  });
});

describe('the body', () => {
  test('gives the arguments that it has', () => {
    expect(given(rename, { body: { name: null, other: 1 } })).toEqual({ id: 7, name: null });
  });

  test('gives an empty text for a needed one', () => {
    const row: RestRow = { method: 'POST', path: '/enter', field: 'enter' };
    expect(given(row, {})).toEqual({ login: '' });
    expect(given(row, { body: { login: 5, remember: false } })).toEqual({
      login: 5,
      remember: false,
    });
  });

  test('is the input, without unknown fields at any depth', () => {
    const row: RestRow = { method: 'POST', path: '/change', field: 'change' };
    const body = { carId: '7', other: 1, parts: [{ id: 1, other: 1 }, null, 5] };
    expect(given(row, { body })).toEqual({
      input: { carId: '7', parts: [{ id: 1 }, null, 5] },
    });
    expect(given(row, {})).toEqual({ input: {} });
  });
});

test('a form gives its file and its texts, an empty one counts as absent', () => {
  const upload = { maxBytes: () => 1 };
  const row: RestRow = { method: 'POST', path: '/send', field: 'send', upload };
  const file = new Uint8Array([1]);
  const body = { run: 'a', row: '3', sheet: 'b', isNew: 'true' };
  expect(given(row, { file, body })).toEqual({ ...body, file, row: 3, isNew: true });
  expect(given(row, { file, body: { run: '', sheet: '' } })).toEqual({
    file,
    run: '',
    row: null,
    sheet: null,
    isNew: false,
  });
});
