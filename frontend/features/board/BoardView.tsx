import { useLiveLine, wakeLine } from '@frontend/shared/data/live-line';
import { useIsPhone } from '@frontend/shared/lib/use-media';
import { changedRowsText } from '@schema/texts/board';
import { type Day, dayOf } from '@schema/values/calendar';
import { displayName } from '@schema/values/car-title';
import {
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useMemo,
  useState,
} from 'react';
import { BoardSurface } from './BoardSurface';
import css from './BoardView.module.css';
import { type BoardHandle, type BoardSelection, boardHandle } from './board-handle';
import { ALL_ROWS, type RequestedRows } from './find/find-address';
import { useRowFilter, useScrollToFirstFound } from './find/row-filter';
import { useBoardEngine, useBoardSnapshot } from './hooks/useBoardEngine';
import { useCompanyNow } from './hooks/useCompanyNow';
import { useLazyComponent } from './hooks/useLazyComponent';
import { BoardLegend } from './legend/BoardLegend';
import { freshness } from './legend/freshness';
import type { LoadBlock } from './loading/board-store';
import { useBoardWindow } from './loading/useBoardWindow';
import type { AnswerBooking, AnswerMaintenance } from './model/rows/board-answer';
import { createDayScale } from './model/rows/day-scale';
import { BoardNotice } from './notices/BoardNotice';
import { usePoliteAnnouncement } from './notices/usePoliteAnnouncement';
import { useQueuedKeysNotice } from './notices/useQueuedKeysNotice';
import type { BoardStyle } from './style/style-settings';
import { useBoardStyle } from './style/style-storage';
import { useBoardLook } from './style/useBoardLook';
import { BoardToolbar } from './toolbar/BoardToolbar';
import { useTodayKey } from './toolbar/useTodayKey';
import { initialView } from './view-position/initial-view';
import { useStyleView } from './view-position/useStyleView';
import {
  useInitialRow,
  useViewPositionReport,
  type ViewPosition,
} from './view-position/view-position';

/** Loaded after the board, or at once when the address filters the rows. */
const loadLazyParts = () => import('./LazyBoardParts');

export interface BoardViewProps {
  /** The company's zone. */
  readonly zone: string;
  readonly load: LoadBlock;
  /** Company rule REQUIRE_RETURN_MARK. */
  readonly requireReturnMark?: boolean;
  /** How far the server's clock is ahead of this device's, ms. */
  readonly clockOffsetMs?: number;
  /** Either permission lets free cells be selected. */
  readonly canEdit: boolean;
  readonly canService: boolean;
  /** Settings of this device unless given (the editor's preview). */
  readonly style?: BoardStyle;
  /** A part of a page with a heading of its own, whose data never age. */
  readonly isPreview?: boolean;
  /** First day and number of visible days from the address. */
  readonly initialStart?: Day | null;
  readonly initialDays?: number | null;
  /** The board came to rest on other days. */
  readonly onViewChange?: (view: ViewPosition) => void;
  /** The car at the top when the board opens. */
  readonly initialTop?: number | null;
  /**
   * Rows requested by the address, see find/find-address.ts; each followed link is a new object.
   */
  readonly find?: RequestedRows;
  /** Other rows are shown; `part` goes into the address. */
  readonly onFindChange?: (part: string) => void;
  readonly onSelect: (selection: BoardSelection) => void;
  readonly onOpenBooking: (id: number, booking: AnswerBooking) => void;
  readonly onOpenMaintenance: (id: number, maintenance: AnswerMaintenance) => void;
  readonly onOpenDay: (day: Day) => void;
  /** The rows are newer than before. */
  readonly onDataChange?: () => void;
  /** At the right of the toolbar. */
  readonly actions?: ReactNode;
  readonly ref?: Ref<BoardHandle>;
}

/** The board with its toolbar and legend, fed by `load`. Fills its parent. */
export function BoardView(props: BoardViewProps) {
  const { zone, requireReturnMark = false, clockOffsetMs = 0, canEdit, canService } = props;
  const { isPreview = false } = props;
  const stored = useBoardStyle();
  const style = props.style ?? stored;
  const isPhone = useIsPhone();
  const nowMs = useCompanyNow(clockOffsetMs);
  const look = useBoardLook(style);
  const [scale] = useState(() => createDayScale(zone));
  const [opening] = useState(() => {
    const today = scale.numberOf(dayOf(new Date(nowMs), zone));
    const { initialStart: start, initialDays: days } = props;
    return initialView({ start, days, style, isPhone, today }, scale);
  });

  const clock = useCallback(() => Date.now() + clockOffsetMs, [clockOffsetMs]);
  const board = useBoardWindow(opening.start, {
    load: props.load,
    scale,
    requireReturnMark,
    clock,
    onChanged: ({ keys, rows }) => {
      engine.flash(keys);
      if (rows.length > 0)
        announce(
          changedRowsText(rows.map(({ car }) => `${displayName(car)}, ${car.licensePlate}`)),
        );
    },
  });
  const { loader, data } = board;
  const { find = ALL_ROWS } = props;
  const { shown, requested, setRowFilter, resetEmpty } = useRowFilter(data, find.part !== '');
  const LazyBoardParts = useLazyComponent(loadLazyParts, find.part !== '', () =>
    setRowFilter(null),
  );
  const [news, announce] = usePoliteAnnouncement();
  const line = useLiveLine();
  const onKeysQueued = useQueuedKeysNotice();

  const settings = useMemo(
    () => ({
      rowHeight: style.rowHeight,
      eventPadding: style.eventPadding,
      loadedDays: style.days,
      canSelect: canEdit || canService,
      isDragLoading: !isPreview,
      rule: { requireReturnMark },
    }),
    [style, canEdit, canService, isPreview, requireReturnMark],
  );
  const engine = useBoardEngine({
    zone,
    ...opening,
    nowMs,
    data: shown,
    settings,
    handlers: {
      select: (carId, from, to) => {
        const car = data.rows.rows.find((row) => row.car.id === carId)?.car;
        if (car) props.onSelect({ car, fromDay: scale.dayAt(from), toDay: scale.dayAt(to) });
      },
      openEvent: (event) => {
        if (event.kind === 'booking') props.onOpenBooking(event.id, event.record);
        else props.onOpenMaintenance(event.id, event.record);
      },
      openDay: (day) => props.onOpenDay(scale.dayAt(day)),
      keysQueued: onKeysQueued,
      rangeChanged: (range) => loader.setView(range),
    },
  });
  const snapshot = useBoardSnapshot(engine);
  useStyleView(engine, style, isPhone);

  useImperativeHandle(props.ref, () => boardHandle(engine, loader), [engine, loader]);

  const tellData = useEffectEvent(() => props.onDataChange?.());
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports every change of the rows
  useEffect(() => tellData(), [data.rows]);

  useViewPositionReport(engine, snapshot, props.onViewChange);
  useScrollToFirstFound(engine, requested);
  useInitialRow(engine, shown, props.initialTop ?? null);
  useTodayKey(engine);

  return (
    <section className={css.board} data-board="" data-live={line.phase}>
      <BoardToolbar
        engine={engine}
        snapshot={snapshot}
        actions={props.actions}
        level={isPreview ? 2 : 1}
      />
      <div className={css.frame}>
        {LazyBoardParts && !isPreview && (
          <LazyBoardParts
            engine={engine}
            data={data}
            load={props.load}
            clock={clock}
            requested={find}
            onFindChange={props.onFindChange}
            onRowFilter={setRowFilter}
          />
        )}
        <BoardSurface engine={engine} {...look} />
        <BoardNotice
          isEmpty={!data.waiting && data.rows.rows.length === 0}
          failure={board.failure}
          onReset={resetEmpty}
          isRefreshing={board.isRefreshing}
          onRetry={() => void loader.refresh()}
        />
      </div>
      <BoardLegend
        inks={look.inks}
        palette={look.palette}
        requireReturnMark={requireReturnMark}
        freshness={
          isPreview
            ? 'never'
            : board.failure === null
              ? freshness({
                  updatedAtMs: board.updatedAtMs,
                  requestedAtMs: board.requestedAtMs,
                  isStale: board.isStale,
                  line: { ...line, lostAtMs: line.lostAtMs + clockOffsetMs },
                  nowMs,
                  zone,
                })
              : null
        }
        onRetry={() => {
          wakeLine();
          void loader.refresh();
        }}
      />
      <div className={css.news} role="status">
        {news}
      </div>
    </section>
  );
}
