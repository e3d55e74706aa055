import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { useIsPhone } from '@frontend/shared/lib/device/use-media';
import { usePageKeys } from '@frontend/shared/lib/device/use-page-keys';
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { focusGrid } from '../accessible-grid/focus-grid';
import type { BoardEngine } from '../engine/board-engine';
import type { EngineData } from '../engine/engine-types';
import { useBoardSnapshot } from '../hooks/useBoardEngine';
import type { LoadBlock } from '../loading/board-store';
import { isFiltering } from './board-filter';
import { FindCorner } from './FindCorner';
import { partOf } from './filter-address';
import { filterRows } from './filter-rows';
import type { RequestedRows } from './find-address';
import type { RowFilter } from './row-filter';
import { useFilter } from './useFilter';
import { useTakenCars } from './useTakenCars';

/** The filter form with its date library loads when it is opened. */
const FindPanel = lazyComponent(() => import('./FindPanel'));

export interface BoardFindProps {
  readonly engine: BoardEngine;
  /** All loaded rows, including hidden ones. */
  readonly data: EngineData;
  readonly load: LoadBlock;
  /** Current time of the company, ms since the epoch. */
  readonly clock: () => number;
  /** Requested by the address, see find-address.ts. */
  readonly requested: RequestedRows;
  readonly onFindChange: ((part: string) => void) | undefined;
  readonly onRowFilter: (rowFilter: RowFilter | null) => void;
}

/** Search, filter and groups of the rows, in the corner above the cars (docs/board.md). */
export function BoardFind(props: BoardFindProps) {
  const { engine, data, load, clock, requested, onRowFilter } = props;
  const { filter, change, reset } = useFilter(requested, props.onFindChange);
  const snapshot = useBoardSnapshot(engine);
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);

  const overdueContext = useCallback(
    () => ({
      nowMs: clock(),
      requireReturnMark: engine.scene.rule.requireReturnMark === true,
    }),
    [engine, clock],
  );
  const dropWindow = useCallback(() => change({ free: null }), [change]);
  const { scale } = engine.scene;
  const taken = useTakenCars(filter.free, { data, load, scale, overdueContext }, dropWindow);

  const isOn = isFiltering(filter);
  const rowFilter = useMemo<RowFilter | null>(() => {
    if (!isOn && !filter.grouped) return null;
    return {
      apply: (rows) => filterRows(rows, filter, taken ?? new Set()),
      requested: isOn ? partOf(filter) : '',
      isWaiting: taken === null,
      reset,
    };
  }, [filter, isOn, taken, reset]);
  useEffect(() => onRowFilter(rowFilter), [rowFilter, onRowFilter]);
  useEffect(() => () => onRowFilter(null), [onRowFilter]);

  function find() {
    if (isPhone) setOpen(true);
    else input.current?.select();
    input.current?.focus();
  }
  useFindKey(find);

  /** Enter: goes to the first matching car; a single match is shown among all rows. */
  function goToFound() {
    const [first, second] = snapshot.rows;
    if (!first) return;
    setOpen(false);
    // A closing sheet returns the focus first; the board takes it after that.
    const go = () => {
      focusGrid();
      engine.showCar(first.car.id);
      if (!second) change({ search: '' });
    };
    if (isOpen) setTimeout(go, 0);
    else go();
  }

  const common = { filter, change, reset, snapshot, total: data.rows.rows.length };
  return (
    <>
      <FindCorner
        {...common}
        isWaiting={data.waiting || taken === null}
        isPhone={isPhone}
        isOpen={isOpen}
        input={input}
        trigger={trigger}
        freeToday={snapshot.isLoaded(snapshot.today) ? snapshot.freeOn(snapshot.today) : null}
        onOpen={() => setOpen(true)}
        onGo={goToFound}
      />
      {isOpen && (
        <Suspense>
          <FindPanel
            {...common}
            engine={engine}
            rows={data.rows.rows}
            isPhone={isPhone}
            trigger={trigger}
            visible={{
              from: scale.dayAt(snapshot.firstDay),
              to: scale.dayAt(snapshot.firstDay + snapshot.dayCount - 1),
            }}
            onGo={goToFound}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** «/» anywhere on the page focuses the search, also in the Russian layout. */
function useFindKey(find: () => void): void {
  usePageKeys((event) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const isSlash = event.key === '/' || (event.code === 'Slash' && !event.shiftKey);
    if (!isPlain || !isSlash) return false;
    find();
    return true;
  });
}
