import { useLayoutEffect, useMemo, useState } from 'react';
import type { BoardEngine } from '../engine/board-engine';
import type { EngineData } from '../engine/engine-types';
import type { RowGroup } from '../model/rows/row-groups';
import { type BoardRows, NO_ROWS } from '../model/rows/rows';

/** Which of the loaded rows are shown, and in which order. Arrives with the search, see BoardFind.tsx. */
export interface RowFilter {
  apply(rows: BoardRows): { readonly rows: BoardRows; readonly groups: readonly RowGroup[] };
  /** What is requested for, in the words of the address; '' while every row is shown. */
  readonly requested: string;
  /** What it needs to know is still on its way. */
  readonly isWaiting: boolean;
  /** Shows every row again. */
  readonly reset: () => void;
}

/** `coming`: the address asks for a rowFilter that is not there yet, so no row is shown before it. */
type RowFilterState = RowFilter | 'loading' | null;

function filteredData(data: EngineData, rowFilter: RowFilterState): EngineData {
  if (rowFilter === null || data.waiting) return data;
  if (rowFilter === 'loading' || rowFilter.isWaiting)
    return { ...data, rows: NO_ROWS, waiting: true };
  return { ...data, ...rowFilter.apply(data.rows) };
}

/** What is found is looked at from its beginning. To be called after the engine took the rows. */
export function useScrollToFirstFound(engine: BoardEngine, requested: string): void {
  useLayoutEffect(() => {
    if (requested !== '') engine.navigation.toRow(0);
  }, [engine, requested]);
}

/** The rows that are shown: once for each answer and each change of the filter, never in a frame. */
export function useRowFilter(data: EngineData, isRequested: boolean) {
  const [rowFilter, setRowFilter] = useState<RowFilterState>(isRequested ? 'loading' : null);
  const shown = useMemo(() => filteredData(data, rowFilter), [data, rowFilter]);
  const isNothingFound =
    !shown.waiting && shown.rows.rows.length === 0 && data.rows.rows.length > 0;
  const reset = rowFilter !== null && rowFilter !== 'loading' ? rowFilter.reset : null;
  const requested = rowFilter !== null && rowFilter !== 'loading' ? rowFilter.requested : '';
  return { shown, requested, setRowFilter, resetEmpty: isNothingFound ? reset : null };
}
