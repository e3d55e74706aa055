import { tablePrints } from '@backend/fuzz/testing/table-print';
import { startTestApp, type TestApp } from '@backend/testing/test-app';
import { PERMISSIONS } from '@schema/permissions';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { editLater, type LaterEdit, laterEdit } from './testing/later-edits';
import { rowStates, withoutOperation } from './testing/row-states';
import { DONE, UNDOABLE, undoable, undoFleet } from './testing/undoable-cases';

const RUNS = Number(process.env.UNDO_RUNS ?? (process.env.TEST_ENGINE === 'postgres' ? 30 : 60));
const MOST_EDITS = 4;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

interface Refused {
  readonly code: string;
  readonly message: string;
}

/** Returns whether the undo was made. */
async function undoAfter(operation: string, edits: readonly LaterEdit[]): Promise<boolean> {
  const { run, path } = undoable(operation);
  const fleet = await undoFleet(app);
  const before = await rowStates(app.store);
  const done = await run(app, fleet);
  expect(done.status).toBeOneOf(DONE);
  const after = await rowStates(app.store);
  for (const edit of edits) await editLater(app, fleet, edit);
  const later = await rowStates(app.store);
  const printNow = tablePrints(app.store);
  const print = await printNow();
  const staff = app.as(PERMISSIONS);
  const { status, body } = await staff.rest<Refused>('POST', path(done.body.operationId));
  if (status === 200) {
    expect(await rowStates(app.store)).toEqual(withoutOperation({ before, after, later }));
    return true;
  }
  expect([status, body.code]).toEqual([
    expect.any(Number),
    expect.stringMatching(/^(CONFLICT|CAR_OCCUPIED|NOT_FOUND)$/),
  ]);
  expect(body.message).toMatch(/^[А-ЯЁ]/);
  expect(await printNow()).toBe(print);
  return false;
}

test.each(Object.keys(UNDOABLE))('an immediate undo of %s restores all data', async (name) => {
  expect(await undoAfter(name, [])).toBe(true);
});

test(
  'an undo after later changes keeps them and restores the rest, or changes nothing',
  async () => {
    const tally = { undone: 0, refused: 0 };
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...Object.keys(UNDOABLE)),
        fc.array(laterEdit, { minLength: 1, maxLength: MOST_EDITS }),
        async (operation, edits) => {
          const isUndone = await undoAfter(operation, edits);
          tally[isUndone ? 'undone' : 'refused'] += 1;
        },
      ),
      { numRuns: RUNS, seed: Number(process.env.UNDO_SEED ?? 1) },
    );
    // Both outcomes must occur for the property to be tested.
    expect(Math.min(tally.undone, tally.refused)).toBeGreaterThan(RUNS / 10);
  },
  RUNS * 5000,
);
