import { useLiveConnection } from '@frontend/shared/data/live-connection-state';
import { useIsPhone } from '@frontend/shared/lib/device/use-media';
import { BOARD } from '@schema/constants/board';
import { changedRowsText } from '@schema/texts/board/board';
import { displayName } from '@schema/values/fleet/car-title';
import { dayOf } from '@schema/values/time/calendar';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useMemo,
  useState,
} from 'react';
import { boardHandle } from '../board-handle';
import type { EngineHandlers } from '../engine/engine-types';
import { useRowFilter, useScrollToFirstFound } from '../find/row-filter';
import { useBoardEngine, useBoardSnapshot } from '../hooks/useBoardEngine';
import { useCompanyNow } from '../hooks/useCompanyNow';
import { type Freshness, freshness } from '../legend/freshness';
import { useBoardWindow } from '../loading/useBoardWindow';
import { createDayScale } from '../model/rows/day-scale';
import type { BoardRow } from '../model/rows/rows';
import { usePoliteAnnouncement } from '../notices/usePoliteAnnouncement';
import { useQueuedKeysNotice } from '../notices/useQueuedKeysNotice';
import { useBoardStyle } from '../style/style-storage';
import { useOverview } from '../style/use-overview';
import { useBoardLook } from '../style/useBoardLook';
import { useBoardKeys } from '../toolbar/useBoardKeys';
import { useHeldKeys } from '../toolbar/useHeldKeys';
import { initialView } from '../view-position/initial-view';
import { useStyleView } from '../view-position/useStyleView';
import { useInitialRow, useViewPositionReport } from '../view-position/view-position';
import type { BoardViewProps } from './board-view-props';

function changedCarsText(rows: readonly BoardRow[]): string {
  return changedRowsText(rows.map(({ car }) => `${displayName(car)}, ${car.licensePlate}`));
}

/** Connects loader, row filter and engine of one board with each other and with its props. */
export function useBoardView(props: BoardViewProps) {
  const { zone, requireReturnMark = false, clockOffsetMs = 0, canEdit, canService } = props;
  const { isPreview = false, isKept = false } = props;
  const canOpenDay = props.onOpenDay !== undefined;
  const canOpenCar = props.onOpenCar !== undefined;
  const stored = useBoardStyle();
  const style = props.style ?? stored;
  const isPhone = useIsPhone();
  const nowMs = useCompanyNow(clockOffsetMs);
  const look = useBoardLook(style);
  const [scale] = useState(() => createDayScale(zone));
  const [initial] = useState(() => {
    const today = scale.numberOf(dayOf(new Date(nowMs), zone));
    const { initialStart: start, initialDays: days } = props;
    return initialView({ start, days, style, isPhone, today }, scale);
  });

  const clock = useCallback(() => Date.now() + clockOffsetMs, [clockOffsetMs]);
  const [announcement, announce] = usePoliteAnnouncement();
  const board = useBoardWindow(initial.start, {
    load: props.load,
    scale,
    requireReturnMark,
    clock,
    onChanged: ({ keys, rows }) => {
      engine.flash(keys);
      if (rows.length > 0) announce(changedCarsText(rows));
    },
  });
  const { loader, data } = board;
  const filter = useRowFilter(data, (props.find?.part ?? '') !== '');
  const { shown, requested } = filter;

  const keysQueued = useQueuedKeysNotice();
  const handlers: EngineHandlers = {
    select(carId, from, to) {
      const car = data.rows.rows.find((row) => row.car.id === carId)?.car;
      if (car) props.onSelect({ car, fromDay: scale.dayAt(from), toDay: scale.dayAt(to) });
    },
    openEvent(event) {
      if (event.kind === 'booking') props.onOpenBooking(event.id, event.record);
      else props.onOpenMaintenance(event.id, event.record);
    },
    openDay: (day) => props.onOpenDay?.(scale.dayAt(day)),
    openCar: (carId) => props.onOpenCar?.(carId),
    keysQueued,
    rangeChanged: (range) => loader.setView(range),
  };
  const overview = useOverview();
  // The preview of the editor shows the chosen heights.
  const isOverview = overview.isOn && !isPreview;
  const settings = useMemo(
    () => ({
      rowHeight: isOverview ? BOARD.overview.rowHeight : style.rowHeight,
      eventPadding: isOverview ? BOARD.overview.eventPadding : style.eventPadding,
      loadedDays: style.days,
      hasWideZoom: !isPreview,
      canSelect: canEdit || canService,
      canOpenDay,
      canOpenCar,
      isDragLoading: !isPreview && !isKept,
      rule: { requireReturnMark },
    }),
    [
      style,
      isOverview,
      canEdit,
      canService,
      canOpenDay,
      canOpenCar,
      isPreview,
      isKept,
      requireReturnMark,
    ],
  );
  const engine = useBoardEngine({ zone, ...initial, nowMs, data: shown, settings, handlers });
  const snapshot = useBoardSnapshot(engine);
  useStyleView(engine, style, isPhone);

  useImperativeHandle(props.ref, () => boardHandle(engine, loader), [engine, loader]);

  const reportData = useEffectEvent(() => props.onDataChange?.());
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports every change of the rows
  useEffect(() => reportData(), [data.rows]);

  useViewPositionReport(engine, snapshot, props.onViewChange);
  useScrollToFirstFound(engine, requested);
  useInitialRow(engine, shown, props.initialTop ?? null);
  useHeldKeys(engine);
  useBoardKeys(engine, isPreview ? null : overview);

  const line = useLiveConnection();
  function freshnessNow(): Freshness | null | 'never' {
    if (isPreview || isKept) return 'never';
    if (board.failure !== null) return null;
    const companyLine = { ...line, lostAtMs: line.lostAtMs + clockOffsetMs };
    const { updatedAtMs, requestedAtMs, isStale } = board;
    return freshness({ updatedAtMs, requestedAtMs, isStale, line: companyLine, nowMs, zone });
  }

  return {
    engine,
    snapshot,
    board,
    filter,
    look,
    clock,
    announcement,
    overview,
    // Saved rows have no connection; the editor's sample has its own signs.
    hasMoneySigns: props.seesMoney && style.hasMoneySigns,
    linePhase: line.phase,
    freshness: freshnessNow(),
  };
}
