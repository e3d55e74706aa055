import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { FIND_TEXTS } from '@schema/texts/board/board-find';
import { daysBetween } from '@schema/values/time/calendar';
import { useEffect, useMemo, useState } from 'react';
import type { EngineData } from '../engine/engine-types';
import type { LoadBlock } from '../loading/board-store';
import type { DayScale } from '../model/rows/day-scale';
import { mergeBlocks, type OverdueContext } from '../model/rows/merge-blocks';
import { type BoardRow, NO_ROWS } from '../model/rows/rows';
import type { DayWindow } from './board-filter';
import { rangeOf, takenCars } from './free-window';

const NONE: ReadonlySet<number> = new Set();

interface FreeWindowContext {
  readonly data: EngineData;
  readonly load: LoadBlock;
  readonly scale: DayScale;
  readonly overdueContext: () => OverdueContext;
}

function isWindowLoaded(window: DayWindow, { data, scale }: FreeWindowContext): boolean {
  const { first, last } = rangeOf(window, scale);
  for (let day = first; day <= last; day += 1) if (!data.isLoaded(day)) return false;
  return true;
}

/**
 * Cars that are not free in the window; null while unknown. Computed from the rows if the days are
 * loaded, else requested separately.
 */
export function useTakenCars(
  window: DayWindow | null,
  context: FreeWindowContext,
  onFailed: () => void,
): ReadonlySet<number> | null {
  const { data, load, scale, overdueContext } = context;
  const loaded = window !== null && isWindowLoaded(window, context);
  const [requested, setRequested] = useState<{
    window: DayWindow;
    rows: readonly BoardRow[];
  } | null>(null);

  useEffect(() => {
    if (!window || loaded || requested?.window === window) return;
    const controller = new AbortController();
    const days = daysBetween(window.from, window.to) + 1;
    load(window.from, days, controller.signal).then(
      (answer) => {
        const block = { start: scale.numberOf(window.from), days, order: 1, rows: answer.rows };
        const { rows } = mergeBlocks([block], NO_ROWS, scale, overdueContext());
        if (!controller.signal.aborted) setRequested({ window, rows });
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        console.warn('Board: the free cars of a window did not load', error);
        showToast('error', FIND_TEXTS.windowFailed);
        onFailed();
      },
    );
    return () => controller.abort();
  }, [window, loaded, requested, load, scale, overdueContext, onFailed]);

  const rows = loaded ? data.rows.rows : requested?.window === window ? requested?.rows : null;
  return useMemo(() => {
    if (!window) return NONE;
    return rows ? takenCars(rows, rangeOf(window, scale)) : null;
  }, [window, rows, scale]);
}
