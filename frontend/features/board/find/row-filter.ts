import { useLayoutEffect, useMemo, useState } from 'react';
import type { BoardEngine } from '../engine/board-engine';
import type { EngineData } from '../engine/engine-types';
import type { RowGroup } from '../model/rows/row-groups';
import { type BoardRows, NO_ROWS } from '../model/rows/rows';

/** Which of the loaded rows are shown, and in which order. Arrives with the search, see BoardFind.tsx. */
export interface Sieve {
  sift(rows: BoardRows): { readonly rows: BoardRows; readonly groups: readonly RowGroup[] };
  /** What is asked for, in the words of the address; '' while every row is shown. */
  readonly asked: string;
  /** What it needs to know is still on its way. */
  readonly isWaiting: boolean;
  /** Shows every row again. */
  readonly reset: () => void;
}

/** `coming`: the address asks for a sieve that is not there yet, so no row is shown before it. */
export type SieveState = Sieve | 'coming' | null;

function sifted(data: EngineData, sieve: SieveState): EngineData {
  if (sieve === null || data.waiting) return data;
  if (sieve === 'coming' || sieve.isWaiting) return { ...data, rows: NO_ROWS, waiting: true };
  return { ...data, ...sieve.sift(data.rows) };
}

/** What is found is looked at from its beginning. To be called after the engine took the rows. */
export function useFoundFirst(engine: BoardEngine, asked: string): void {
  useLayoutEffect(() => {
    if (asked !== '') engine.travel.toRow(0);
  }, [engine, asked]);
}

/** The rows that are shown: once for each answer and each change of the filter, never in a frame. */
export function useSieve(data: EngineData, isAsked: boolean) {
  const [sieve, setSieve] = useState<SieveState>(isAsked ? 'coming' : null);
  const shown = useMemo(() => sifted(data, sieve), [data, sieve]);
  const isNothingFound =
    !shown.waiting && shown.rows.rows.length === 0 && data.rows.rows.length > 0;
  const reset = sieve !== null && sieve !== 'coming' ? sieve.reset : null;
  const asked = sieve !== null && sieve !== 'coming' ? sieve.asked : '';
  return { shown, asked, setSieve, resetEmpty: isNothingFound ? reset : null };
}
