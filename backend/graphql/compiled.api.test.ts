import { addCar } from '@backend/testing/fleet';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { MESSAGES } from '@schema/messages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await addCar(app.store, { brand: 'Лада', model: 'Веста' });
});
afterAll(() => app.close());

const staff = () => app.as(['view_board']);
const read = (text: string, variables: Record<string, unknown> = {}) =>
  staff().gql(text, { start: '2026-11-10', days: 2, ...variables });

describe('a read that runs compiled', () => {
  test('knows fragments, other names, conditions and what type a thing is', async () => {
    const { data, errors } = await read(
      `query ($start: Day!, $days: Int!, $more: Boolean = false) {
        first: board(start: $start, days: $days) { __typename start ...Rows days @include(if: $more) }
      }
      fragment Rows on Board { rows { car { title: brand } bookings { id } } }`,
    );
    expect(errors).toBeUndefined();
    const rows = [{ car: { title: 'Лада' }, bookings: [] }];
    expect(data).toEqual({ first: { __typename: 'Board', start: '2026-11-10', rows } });
  });

  test('refuses as any other: what is asked wrongly, and whoever may not ask', async () => {
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
});
