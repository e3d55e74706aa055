import { addCar } from '@backend/testing/data/fleet';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { CompiledQueryCache } from './compiled-query-cache';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await addCar(app.store, { brand: 'Лада', model: 'Веста' });
});
afterAll(() => app.close());

const staff = () => app.as(['view_board']);
/** A query is compiled when it is received a second time. */
async function read(text: string, variables: Record<string, unknown> = {}) {
  const all = { start: '2026-11-10', days: 2, ...variables };
  await staff().gql(text, all);
  return staff().gql(text, all);
}

const find = vi.spyOn(CompiledQueryCache.prototype, 'find');
afterEach(() => find.mockClear());
afterAll(() => find.mockRestore());
const lastFound = async () => (await find.mock.results.at(-1)?.value) ?? null;

describe('a compiled query', () => {
  test('supports fragments, aliases, conditions and __typename', async () => {
    const { data, errors } = await read(
      `query ($start: Day!, $days: Int!, $more: Boolean = false) {
        first: board(start: $start, days: $days) { __typename start ...Rows days @include(if: $more) }
      }
      fragment Rows on Board { rows { car { title: brand } bookings { id } } }`,
    );
    expect(errors).toBeUndefined();
    const rows = [{ car: { title: 'Лада' }, bookings: [] }];
    expect(data).toEqual({ first: { __typename: 'Board', start: '2026-11-10', rows } });
    expect(await lastFound()).not.toBeNull();
  });

  test('returns the same errors as an uncompiled one', async () => {
    const board = `query ($start: Day!, $days: Int!) { board(start: $start, days: $days) { days } }`;
    const wrong = await read(board, { days: 0 });
    expect([wrong.data, wrong.errors?.[0]?.message]).toEqual([null, MESSAGES.board.invalidDays]);
    const shape = await read(board, { days: 'x' });
    expect(shape.errors?.[0]?.message).toBe(MESSAGES.board.invalidDays);
    const nobody = await app.as(null).gql(board, { start: '2026-11-10', days: 1 });
    expect(nobody.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const other = await app.as(['view_cars']).gql(board, { start: '2026-11-10', days: 1 });
    expect(other.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  test('is compiled only for callers with access to all of it', async () => {
    const mixed = '{ board(start: "2026-11-10", days: 1) { days } bookingsPage { total } }';
    for (const who of [null, ['view_cars'], ['view_board']] as const) {
      for (let at = 0; at < 3; at += 1) await app.as(who).gql(`${mixed} # ${who}`);
    }
    expect(find).not.toHaveBeenCalled();
    for (let at = 0; at < 3; at += 1) await app.as(['view_board', 'view_booking_list']).gql(mixed);
    expect(await lastFound()).not.toBeNull();
  });
});
