import type { BoardEngine } from '../engine/board-engine';
import type { EventKey } from '../model/rows/board-event';
import { type CardCause, isDialogOpen, type ShownCard } from './quick-card';

interface CardControls {
  readonly engine: BoardEngine;
  shown(): ShownCard | null;
  isInCard(target: EventTarget | null): boolean;
  /** Opens the card of an event after a delay. `x`: the mouse, px of the window. */
  schedule(key: EventKey, cause: CardCause, x: number | null): void;
  /** Cancels a scheduled opening or closing. */
  keep(): void;
  /** The mouse left the event: a card opened by the mouse closes after a delay. */
  leave(): void;
  close(): void;
}

/**
 * Opens and closes cards by pointers and keys. `frame`: the board with everything over it. Returns
 * a disposer.
 */
export function listenForCard(frame: HTMLElement, controls: CardControls): () => void {
  const { engine, isInCard, schedule, keep, leave, close } = controls;
  const listeners = new AbortController();
  const { signal } = listeners;

  const eventUnderMouse = (event: PointerEvent) => {
    const box = frame.querySelector('[data-board-grid]')?.getBoundingClientRect();
    const isBoard = event.target instanceof HTMLCanvasElement;
    if (!box || !isBoard || engine.pointer.gesture !== 'idle') return null;
    const x = (event.clientX - box.left) / engine.unitPx;
    const y = (event.clientY - box.top) / engine.unitPx;
    const hit = engine.pointer.hitAt(x, y, 'mouse');
    return hit.kind === 'event' ? hit.event : null;
  };
  const move = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
    if (isInCard(event.target)) return keep();
    const under = eventUnderMouse(event);
    if (!under) return leave();
    const shown = controls.shown();
    if (shown?.key === under.key) return keep();
    if (shown) close();
    schedule(under.key, 'mouse', event.clientX);
  };
  // A lifted touch fires pointerleave too, but its card stays.
  const left = (event: PointerEvent) => event.pointerType === 'mouse' && leave();
  const down = (event: PointerEvent) => {
    if (!isInCard(event.target)) close();
  };
  const up = (event: PointerEvent) => {
    const { highlight } = engine.scene;
    if (event.pointerType !== 'mouse' && highlight && !isInCard(event.target)) {
      schedule(highlight, 'touch', null);
    }
  };
  const focusOut = (event: FocusEvent) => {
    if (isDialogOpen()) return;
    if (isInCard(event.target) && !isInCard(event.relatedTarget)) close();
  };
  const key = (event: KeyboardEvent) => {
    if (isDialogOpen()) return;
    const isOpen = controls.shown() !== null;
    const isInside = isInCard(document.activeElement);
    if (event.key === 'Tab' || (isInside && event.key !== 'Escape')) return;
    close();
    if (event.key !== 'Escape' || !isOpen) return;
    // The first Escape closes the card only; keys continue on the board.
    event.preventDefault();
    event.stopPropagation();
    if (isInside) frame.querySelector<HTMLElement>('[data-current]')?.focus();
  };

  frame.addEventListener('pointermove', move, { signal });
  frame.addEventListener('pointerleave', left, { signal });
  frame.addEventListener('pointerdown', down, { signal });
  frame.addEventListener('pointerup', up, { signal });
  frame.addEventListener('wheel', close, { signal, passive: true });
  frame.addEventListener('focusout', focusOut, { signal });
  window.addEventListener('keydown', key, { signal, capture: true });
  const scrolled = (event: Event) => {
    if (!isDialogOpen() && !isInCard(event.target)) close();
  };
  window.addEventListener('blur', close, { signal });
  window.addEventListener('resize', close, { signal });
  window.addEventListener('scroll', scrolled, { signal, capture: true, passive: true });
  return () => listeners.abort();
}
