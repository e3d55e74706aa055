import { useLayoutEffect, useMemo, useState } from 'react';
import type { BoardEngine } from '../engine/board-engine';
import type { EngineData } from '../engine/engine-types';
import type { RowGroup } from '../model/rows/row-groups';
import { type BoardRows, NO_ROWS } from '../model/rows/rows';

/** Filter and order of the loaded rows. Loads with the search, see BoardFind.tsx. */
export interface RowFilter {
  apply(rows: BoardRows): { readonly rows: BoardRows; readonly groups: readonly RowGroup[] };
  /** As parameters of the address; '' while every row is shown. */
  readonly requested: string;
  /** The free cars of its window are not loaded. */
  readonly isWaiting: boolean;
  readonly reset: () => void;
}

/** 'loading': the address requests a filter whose code has not loaded, so no row is shown yet. */
type RowFilterState = RowFilter | 'loading' | null;

function filteredData(data: EngineData, rowFilter: RowFilterState): EngineData {
  if (rowFilter === null || data.waiting) return data;
  if (rowFilter === 'loading' || rowFilter.isWaiting)
    return { ...data, rows: NO_ROWS, waiting: true };
  return { ...data, ...rowFilter.apply(data.rows) };
}

/** Scrolls to the first filtered row. Call after the engine has taken the rows. */
export function useScrollToFirstFound(engine: BoardEngine, requested: string): void {
  useLayoutEffect(() => {
    if (requested !== '') engine.navigation.toRow(0);
  }, [engine, requested]);
}

/** The shown rows: computed once per answer and filter, never in a frame. */
export function useRowFilter(data: EngineData, isRequested: boolean) {
  const [rowFilter, setRowFilter] = useState<RowFilterState>(isRequested ? 'loading' : null);
  const shown = useMemo(() => filteredData(data, rowFilter), [data, rowFilter]);
  const isNothingFound =
    !shown.waiting && shown.rows.rows.length === 0 && data.rows.rows.length > 0;
  const reset = rowFilter !== null && rowFilter !== 'loading' ? rowFilter.reset : null;
  const requested = rowFilter !== null && rowFilter !== 'loading' ? rowFilter.requested : '';
  return { shown, requested, setRowFilter, resetEmpty: isNothingFound ? reset : null };
}
