import { showToast } from '@frontend/shared/ui/toasts';
import { FIND_TEXTS } from '@schema/texts/board-find';
import { daysBetween } from '@schema/values/calendar';
import { useEffect, useMemo, useState } from 'react';
import type { EngineData } from '../engine/engine-types';
import type { LoadBlock } from '../loading/board-store';
import type { DayScale } from '../model/rows/day-scale';
import { type BoardRow, mergeBlocks, NO_ROWS, type Occasion } from '../model/rows/rows';
import type { DayWindow } from './board-filter';
import { rangeOf, takenCars } from './free-window';

const NONE: ReadonlySet<number> = new Set();

export interface WindowGround {
  readonly data: EngineData;
  readonly load: LoadBlock;
  readonly scale: DayScale;
  readonly occasion: () => Occasion;
}

function isHeld(window: DayWindow, { data, scale }: WindowGround): boolean {
  const { first, last } = rangeOf(window, scale);
  for (let day = first; day <= last; day += 1) if (!data.isLoaded(day)) return false;
  return true;
}

/**
 * Cars that are not free in the window; null while that is not known. Counted on what the board holds,
 * which is kept fresh; days that it does not hold are asked for by themselves.
 */
export function useTakenCars(
  window: DayWindow | null,
  ground: WindowGround,
  onFailed: () => void,
): ReadonlySet<number> | null {
  const { data, load, scale, occasion } = ground;
  const held = window !== null && isHeld(window, ground);
  const [asked, setAsked] = useState<{ window: DayWindow; rows: readonly BoardRow[] } | null>(null);

  useEffect(() => {
    if (!window || held || asked?.window === window) return;
    const gone = new AbortController();
    const days = daysBetween(window.from, window.to) + 1;
    load(window.from, days, gone.signal).then(
      (answer) => {
        const block = { start: scale.numberOf(window.from), days, order: 1, rows: answer.rows };
        const { rows } = mergeBlocks([block], NO_ROWS, scale, occasion());
        if (!gone.signal.aborted) setAsked({ window, rows });
      },
      (error: unknown) => {
        if (gone.signal.aborted) return;
        console.warn('Board: the free cars of a window did not load', error);
        showToast('error', FIND_TEXTS.windowFailed);
        onFailed();
      },
    );
    return () => gone.abort();
  }, [window, held, asked, load, scale, occasion, onFailed]);

  const rows = held ? data.rows.rows : asked?.window === window ? asked?.rows : null;
  return useMemo(() => {
    if (!window) return NONE;
    return rows ? takenCars(rows, rangeOf(window, scale)) : null;
  }, [window, rows, scale]);
}
