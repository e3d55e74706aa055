import { useMedia } from '@frontend/shared/lib/device/use-media';
import { type RefObject, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { BoardEngine } from '../engine/board-engine';
import type { EngineData, EngineHandlers, EngineSettings } from '../engine/engine-types';
import type { BoardSnapshot } from '../engine/snapshot';
import { listen } from '../gestures/listen';
import { createDayScale } from '../model/rows/day-scale';

interface BoardEngineOptions {
  readonly zone: string;
  /** Day number at the left edge and visible days on opening. */
  readonly start: number;
  readonly days: number;
  readonly nowMs: number;
  readonly data: EngineData;
  readonly settings: EngineSettings;
  readonly handlers: EngineHandlers;
}

/**
 * The engine of one board during the life of the component. Props are passed to it, its calls
 * return through `handlers`; no frame passes through React.
 */
export function useBoardEngine(options: BoardEngineOptions): BoardEngine {
  const { data, settings, nowMs, handlers } = options;
  const [latest] = useState(() => ({ handlers }));
  const [engine] = useState(() => {
    const { start, days, zone } = options;
    return new BoardEngine({ start, days }, createDayScale(zone), nowMs, settings, {
      select: (...args) => latest.handlers.select(...args),
      openEvent: (event) => latest.handlers.openEvent(event),
      openDay: (day) => latest.handlers.openDay(day),
      openCar: (carId) => latest.handlers.openCar(carId),
      keysQueued: (isWaiting) => latest.handlers.keysQueued(isWaiting),
      rangeChanged: (range) => latest.handlers.rangeChanged(range),
    });
  });
  const reducedMotion = useMedia('(prefers-reduced-motion: reduce)');

  useLayoutEffect(() => {
    latest.handlers = handlers;
  });
  useLayoutEffect(() => engine.setSettings(settings), [engine, settings]);
  useLayoutEffect(() => engine.setData(data), [engine, data]);
  useLayoutEffect(() => engine.setNow(nowMs), [engine, nowMs]);
  useLayoutEffect(() => engine.setReducedMotion(reducedMotion), [engine, reducedMotion]);
  useEffect(() => () => engine.destroy(), [engine]);
  return engine;
}

/** Sends pointers, wheel and keys of an element to the engine. */
export function usePointerController(
  engine: BoardEngine,
  surface: RefObject<HTMLElement | null>,
): void {
  useEffect(
    () => (surface.current ? listen(surface.current, engine.pointer) : undefined),
    [engine, surface],
  );
}

/** The board at rest; renders when it comes to rest, never while it moves. */
export function useBoardSnapshot(engine: BoardEngine): BoardSnapshot {
  return useSyncExternalStore(engine.snapshots.subscribe, engine.snapshots.snapshot);
}
