import type { Day } from '@schema/values/time/calendar';
import { useEffect, useEffectEvent, useState } from 'react';
import type { BoardEngine } from '../engine/board-engine';
import type { EngineData } from '../engine/engine-types';
import type { BoardSnapshot } from '../engine/snapshot';
import { rowIndexOf } from '../model/rows/rows';
import { rowAtOrBelow } from '../model/view/row-stack';

/** The visible part of the board. */
export interface ViewPosition {
  /** The first day in view and the number of days. */
  readonly start: Day;
  readonly days: number;
  /** The car at the top; null for the first one, undefined without cars. */
  readonly top: number | null | undefined;
}

/** Reports the view position each time the board comes to rest on other days or rows. */
export function useViewPositionReport(
  engine: BoardEngine,
  snapshot: BoardSnapshot,
  report: ((position: ViewPosition) => void) | undefined,
): void {
  const { firstDay, dayCount } = snapshot;
  const top = topCar(snapshot);
  const isMeasured = snapshot.layout.width > 0;
  const reportNow = useEffectEvent(() =>
    report?.({ start: engine.scene.scale.dayAt(firstDay), days: dayCount, top }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports every change of the view position
  useEffect(() => {
    if (isMeasured) reportNow();
  }, [isMeasured, firstDay, dayCount, top]);
}

/** The car of the first row that is mostly in view. */
function topCar({ view, layout, rows, waiting }: BoardSnapshot): ViewPosition['top'] {
  if (waiting || rows.length === 0) return undefined;
  const row = rowAtOrBelow(view.scrollY + layout.rowHeight / 2, layout);
  return row <= 0 ? null : (rows[row]?.car.id ?? null);
}

/** Scrolls to the row of the address once the first rows are loaded. */
export function useInitialRow(engine: BoardEngine, shown: EngineData, carId: number | null): void {
  const [initial] = useState({ carId, isDone: carId === null });
  useEffect(() => {
    if (initial.isDone || shown.waiting || engine.scene.layout.height === 0) return;
    initial.isDone = true;
    const row = rowIndexOf(shown.rows.rows, initial.carId);
    if (row > 0) engine.navigation.toRow(row);
  }, [engine, shown, initial]);
}
