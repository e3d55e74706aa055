import { openTestDatabase, type TestDatabase } from '@backend/testing/database';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const special = fc.constantFrom("'", '\\', "\\'", '?', '$1', '%', '\n', '\u2028', 'E', 'й');
const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.array(special, { maxLength: 12 }).map((parts) => parts.join('')),
);

test('any text is unchanged in a statement', async () => {
  await fc.assert(
    fc.asyncProperty(text, text, async (one, other) => {
      fc.pre(!`${one}${other}`.includes('\0'));
      const sql = 'select cast(? as text) as one, cast(? as text) as other';
      const rows = await database.store.fork().execute(sql, [one, other]);
      expect(rows).toEqual([{ one, other }]);
    }),
    { numRuns: 300 },
  );
});
