import { openTestDatabase, type TestDatabase } from '@backend/testing/database';
import { UNDO_DAYS } from '@schema/constants';
import { addDays } from 'date-fns/addDays';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { UndoableOperation } from '../entities/undoable-operation.entity';
import { pack } from '../sql/packed-json';
import { forgetOperations } from './undoable-operations';

const NOW = new Date('2026-11-22T09:00:00Z');

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('an operation is deleted once it can no longer be undone', async () => {
  const { store } = database;
  for (const [userLogin, days] of [
    ['old', UNDO_DAYS + 1],
    ['young', UNDO_DAYS - 1],
  ] as const) {
    await store.fork().insert(UndoableOperation, {
      operation: 'swapCar',
      userId: 1,
      userLogin,
      createdAt: addDays(NOW, -days),
      leftRows: pack(null),
      before: pack(null),
    });
  }
  expect(await store.write(store.fork(), (em) => forgetOperations(em, NOW))).toBe(1);
  const kept = await store.fork().findAll(UndoableOperation);
  expect(kept.map(({ userLogin }) => userLogin)).toEqual(['young']);
});
