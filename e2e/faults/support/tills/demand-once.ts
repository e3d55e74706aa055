import type { ReadRows } from '@backend/testing/data/till-movements';
import { expect } from 'vitest';
import type { TillWriter } from './till-writer';

/** The reversal of a cash entry has the comment of the entry; its path marks it. */
const REVERSED_CASH = `case when reverses_id is null then comment
  else '/cashbox/entries/' || reverses_id || '/reverse' end`;
/** Tables with the key of a request as a comment. */
const MARKS = {
  money_entries: 'comment',
  cash_entries: REVERSED_CASH,
  money_operations: 'comment',
  money_counts: 'comment',
  money_handovers: 'comment',
  money_handover_ends: 'comment',
};

/**
 * What was acknowledged is there once, what was refused is not, and the rest at most once. Returns
 * how much of the rest is there.
 */
export async function demandOnce(
  readRows: ReadRows,
  writers: readonly TillWriter[],
): Promise<number> {
  const counts = new Map<unknown, number>();
  for (const [table, mark] of Object.entries(MARKS)) {
    for (const row of await readRows(`select ${mark} as mark from ${table}`)) {
      counts.set(row.mark, (counts.get(row.mark) ?? 0) + 1);
    }
  }
  let unheard = 0;
  for (const { key, outcome, step } of writers.flatMap(({ sent }) => [...sent.values()])) {
    const isOfPath = step.path.startsWith('/cashbox/entries/');
    const found = counts.get(isOfPath ? step.path : key) ?? 0;
    expect(found, `${key} ${step.path}`).toBeLessThanOrEqual(1);
    if (outcome === 'unknown') unheard += found;
    else if (outcome === 'recorded') expect([key, step.path, found]).toEqual([key, step.path, 1]);
    // Another request may have reversed the entry.
    else if (!isOfPath) expect([key, step.path, found]).toEqual([key, step.path, 0]);
  }
  return unheard;
}
