import type { ImportFate } from '@schema/import';
import { expect, test } from 'vitest';
import { IMPORT_NOTHING, nothingText } from './import-nothing';

const NONE = { refused: 0, incomplete: 0, repaired: 0, new: 0, same: 0, skipped: 0 };

test.each<[string, string | null, ImportFate[], string]>([
  ['an unchecked sheet', 'Укажите столбцы', [], IMPORT_NOTHING.unchecked],
  ['headings alone', null, [], IMPORT_NOTHING.empty],
  ['refused rows', null, ['refused', 'refused'], IMPORT_NOTHING.refused],
  ['skipped rows', null, ['skipped'], IMPORT_NOTHING.refused],
  ['known rows', null, ['same', 'same'], IMPORT_NOTHING.same],
  ['known rows and totals', null, ['same', 'skipped'], IMPORT_NOTHING.same],
  ['known and refused rows', null, ['same', 'refused'], IMPORT_NOTHING.mixed],
])('%s: why nothing is added', (_name, problem, fates, expected) => {
  const counts = { ...NONE };
  for (const fate of fates) counts[fate] += 1;
  const empty = { title: '', notes: [], values: [], doubts: [] };
  const rows = fates.map((fate, place) => ({ row: place + 2, fate, ...empty }));
  expect(nothingText({ problem, rows, counts })).toBe(expected);
});
