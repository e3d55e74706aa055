import { BOARD } from '@schema/constants/board';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { BoardEngine } from '../engine/board-engine';
import type { BoardSnapshot } from '../engine/snapshot';
import type { EventKey } from '../model/rows/board-event';
import { listenForCard } from './card-listeners';
import {
  type CardCause,
  isDialogOpen,
  REACH_MS,
  REST_MS,
  type ShownCard,
  visibleBox,
} from './quick-card';

/** Delay of the card after a tap, ms: a second tap opens the event. */
const TAP_MS = BOARD.doubleTapMs + 40;

/**
 * The event whose card is open. Nothing renders while a pointer moves: only timers are set and
 * cleared. `frame`: the board with everything over it; `card`: the open card.
 */
export function useQuickCard(
  engine: BoardEngine,
  snapshot: BoardSnapshot,
  frame: HTMLElement | null,
  card: RefObject<HTMLElement | null>,
) {
  const [shown, setShown] = useState<ShownCard | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef<ShownCard | null>(null);
  latest.current = shown;
  /** Cause of the open or scheduled card. */
  const reason = useRef<CardCause | null>(null);

  /** Whether the board is about to scroll for the card, which then stays open. */
  const isMoveExpected = useRef(false);
  const expectMove = useCallback(() => {
    isMoveExpected.current = true;
  }, []);

  const close = useCallback(() => {
    clearTimeout(timer.current);
    reason.current = null;
    isMoveExpected.current = false;
    setShown(null);
  }, []);

  const schedule = useCallback(
    (key: EventKey, cause: CardCause, x: number | null) => {
      clearTimeout(timer.current);
      reason.current = cause;
      const isStill = () => engine.pointer.gesture === 'idle' && visibleBox(engine, key) !== null;
      const show = () => {
        if (isStill() && !isDialogOpen()) setShown({ key, cause, x });
      };
      timer.current = setTimeout(show, cause === 'touch' ? TAP_MS : REST_MS);
    },
    [engine],
  );

  useEffect(() => {
    if (!frame) return;
    const stop = listenForCard(frame, {
      engine,
      shown: () => latest.current,
      isInCard: (target) => card.current?.contains(target as Node) === true,
      schedule,
      keep: () => clearTimeout(timer.current),
      leave() {
        clearTimeout(timer.current);
        if (latest.current?.cause === 'mouse') timer.current = setTimeout(close, REACH_MS);
      },
      close,
    });
    return () => {
      stop();
      clearTimeout(timer.current);
    };
  }, [engine, frame, card, schedule, close]);

  // The cursor reached or left an event, or the board moved under the card.
  const { view, cursorShown } = snapshot;
  const cursorEvent = cursorShown ? (snapshot.cursor?.key ?? null) : null;
  const seen = useRef(view);
  useEffect(() => {
    // During a focus change no element has the focus; the new one is known only afterwards.
    const settled = setTimeout(() => {
      if (card.current?.contains(document.activeElement)) return;
      const hasMoved = seen.current !== view && !isMoveExpected.current;
      if (!engine.camera.isAnimating) isMoveExpected.current = false;
      seen.current = view;
      // A touch that hides the cursor opens its own card.
      if (hasMoved || cursorEvent || reason.current === 'keys') close();
      if (cursorEvent) schedule(cursorEvent, 'keys', null);
    });
    return () => clearTimeout(settled);
  }, [engine, cursorEvent, view, card, schedule, close]);

  return { shown, close, expectMove };
}
