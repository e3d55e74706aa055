import { expect, test } from 'vitest';
import { EXPECTED } from '../testing/expected-rows';
import { OTHER_FILES } from '../testing/other-files';
import { REPORTED_FILES } from '../testing/reported-files';
import { planOfFile } from '../testing/sheet-plan';

const FILES = { ...REPORTED_FILES, ...OTHER_FILES };

/** True when a row has all pieces in order. */
function hasPieces(row: string, pieces: string): boolean {
  let at = 0;
  return pieces.split('…').every((piece) => {
    const found = row.indexOf(piece.trim(), at);
    at = found + piece.trim().length;
    return found >= 0;
  });
}

test.each(Object.entries(FILES))('%s is read as expected', async (name, content) => {
  const expected = EXPECTED[name];
  const { kind, remarks, rows, sheetRows, leftOut } = await planOfFile(content);
  expect({ kind, remarks }).toEqual({ kind: expected?.kind, remarks: expected?.remarks ?? [] });
  const shown = rows.map((row) => row.replaceAll('\u00a0', ' '));
  // A row that differs is shown beside its expected pieces.
  const read = shown.map((row, at) => {
    const pieces = expected?.rows[at] ?? '';
    return pieces !== '' && hasPieces(row, pieces) ? pieces : row;
  });
  expect(read).toEqual(expected?.rows);
  // A board has several bookings in a row.
  const reported = new Set(rows.map((row) => Number.parseInt(row, 10))).size;
  expect(reported + leftOut).toBe(sheetRows);
});

test('every expectation belongs to a file', () => {
  expect(Object.keys(EXPECTED).sort()).toEqual(Object.keys(FILES).sort());
});
