import { BOARD } from '@schema/constants';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { BoardEngine } from '../engine/board-engine';
import type { BoardSnapshot } from '../engine/snapshot';
import type { EventKey } from '../model/rows/board-event';
import { type CardCause, REACH_MS, REST_MS, type ShownCard, visibleBox } from './quick-card';

/** A second tap opens the event, so the card waits for it, ms. */
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
  /** What opened the card, or will open it in a moment. */
  const reason = useRef<CardCause | null>(null);

  const close = useCallback(() => {
    clearTimeout(timer.current);
    reason.current = null;
    setShown(null);
  }, []);

  const schedule = useCallback(
    (key: EventKey, cause: CardCause, x: number | null) => {
      clearTimeout(timer.current);
      reason.current = cause;
      const isStill = () => engine.pointer.gesture === 'idle' && visibleBox(engine, key) !== null;
      const show = () => {
        if (isStill() && !document.querySelector('[role="dialog"]')) setShown({ key, cause, x });
      };
      timer.current = setTimeout(show, cause === 'touch' ? TAP_MS : REST_MS);
    },
    [engine],
  );

  useEffect(() => {
    if (!frame) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const inCard = (target: EventTarget | null) => card.current?.contains(target as Node) === true;

    const leave = () => {
      clearTimeout(timer.current);
      if (latest.current?.cause === 'mouse') timer.current = setTimeout(close, REACH_MS);
    };
    const move = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
      if (inCard(event.target)) return clearTimeout(timer.current);
      const box = frame.querySelector('[data-board-grid]')?.getBoundingClientRect();
      const isBoard = event.target instanceof HTMLCanvasElement;
      const hit =
        box && isBoard && engine.pointer.gesture === 'idle'
          ? engine.pointer.hitAt(
              (event.clientX - box.left) / engine.unitPx,
              (event.clientY - box.top) / engine.unitPx,
              'mouse',
            )
          : null;
      if (hit?.kind !== 'event') return leave();
      if (latest.current?.key === hit.event.key) return clearTimeout(timer.current);
      if (latest.current) close();
      schedule(hit.event.key, 'mouse', event.clientX);
    };
    // A released touch leaves too, but its card stays.
    const leaveByMouse = (event: PointerEvent) => event.pointerType === 'mouse' && leave();
    const down = (event: PointerEvent) => {
      if (!inCard(event.target)) close();
    };
    const up = (event: PointerEvent) => {
      const { highlight } = engine.scene;
      if (event.pointerType !== 'mouse' && highlight && !inCard(event.target)) {
        schedule(highlight, 'touch', null);
      }
    };
    const key = (event: KeyboardEvent) => {
      const isOpen = latest.current !== null;
      const isInside = inCard(document.activeElement);
      if (event.key === 'Tab' || (isInside && event.key !== 'Escape')) return;
      close();
      if (event.key !== 'Escape' || !isOpen) return;
      // The first Escape closes the card only; keys continue on the board.
      event.preventDefault();
      event.stopPropagation();
      if (isInside) frame.querySelector<HTMLElement>('[data-current]')?.focus();
    };
    frame.addEventListener('pointermove', move, { signal });
    frame.addEventListener('pointerleave', leaveByMouse, { signal });
    frame.addEventListener('pointerdown', down, { signal });
    frame.addEventListener('pointerup', up, { signal });
    frame.addEventListener('wheel', close, { signal, passive: true });
    frame.addEventListener(
      'focusout',
      (event) => {
        if (inCard(event.target) && !inCard(event.relatedTarget)) close();
      },
      { signal },
    );
    window.addEventListener('keydown', key, { signal, capture: true });
    window.addEventListener('blur', close, { signal });
    window.addEventListener('resize', close, { signal });
    window.addEventListener('scroll', close, { signal, capture: true, passive: true });
    return () => {
      listeners.abort();
      clearTimeout(timer.current);
    };
  }, [engine, frame, card, schedule, close]);

  // The cursor reached or left an event, or the board moved under a card.
  const { view, cursorShown } = snapshot;
  const cursorEvent = cursorShown ? (snapshot.cursor?.key ?? null) : null;
  const seen = useRef(view);
  useEffect(() => {
    // While the focus moves it is on no element: whether it entered the card is known only
    // afterwards.
    const settled = setTimeout(() => {
      if (card.current?.contains(document.activeElement)) return;
      const hasMoved = seen.current !== view;
      seen.current = view;
      // A touch that hid the cursor opens a card of its own.
      if (hasMoved || cursorEvent || reason.current === 'keys') close();
      if (cursorEvent) schedule(cursorEvent, 'keys', null);
    });
    return () => clearTimeout(settled);
  }, [cursorEvent, view, card, schedule, close]);

  return { shown, close };
}
