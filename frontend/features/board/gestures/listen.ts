import type { Hit } from '../model/view/hit-test';
import type { GestureEvent, PointerButton, PointerType } from './gesture-events';

/** Receiver of the gesture events, implemented by the pointer controller. */
export interface GestureTarget {
  /** CSS px per unit of all points and distances. */
  readonly unitPx: number;
  send(event: GestureEvent): void;
  /** Touches hit resize handles, a mouse hits edges. */
  hitAt(x: number, y: number, pointerType: PointerType): Hit;
  dayAt(x: number): number;
  hoverAt(x: number, y: number): void;
  /** Target of a press. */
  readonly hoverTarget: 'pressable' | 'edge' | 'nothing';
  /** Whether the rows can scroll by dy px. */
  canScrollBy(dy: number): boolean;
  readonly gesture: string;
}

/** Lines and pages of a wheel in px, as browsers count them. */
const WHEEL_UNITS = [1, 40, 800] as const;

const BUTTONS: Readonly<Record<number, PointerButton>> = { 0: 'main', 1: 'middle' };

const GRABBING = ['panning', 'inertia', 'dragging'];
const CURSORS = { pressable: 'pointer', edge: 'ew-resize', nothing: 'default' } as const;

function pointerTypeOf(type: string): PointerType {
  return type === 'touch' || type === 'pen' ? type : 'mouse';
}

/** Whether the key belongs to an input or a button. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, button') !== null
  );
}

/**
 * Translates DOM events of one element into gesture events, captures pointers, so that a drag may
 * leave the element, and reports every way of losing a pointer. Returns a disposer.
 */
export function listen(element: HTMLElement, target: GestureTarget): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  let space = false;

  const pointOf = (event: MouseEvent) => {
    const box = element.getBoundingClientRect();
    const { unitPx } = target;
    return { x: (event.clientX - box.left) / unitPx, y: (event.clientY - box.top) / unitPx };
  };

  function hover({ x, y }: { x: number; y: number }): void {
    target.hoverAt(x, y);
    const { gesture, hoverTarget } = target;
    const grabbing = GRABBING.includes(gesture);
    const style = grabbing ? 'grabbing' : space ? 'grab' : CURSORS[hoverTarget];
    if (element.style.cursor !== style) element.style.cursor = style;
  }

  function down(event: PointerEvent): void {
    const { x, y } = pointOf(event);
    const pointerType = pointerTypeOf(event.pointerType);
    // Capture throws for a pointer that has already left; the machine works without it.
    if (event.isTrusted) element.setPointerCapture(event.pointerId);
    target.send({
      kind: 'down',
      id: event.pointerId,
      pointerType,
      primary: event.isPrimary,
      button: BUTTONS[event.button] ?? 'other',
      space,
      x,
      y,
      atMs: event.timeStamp,
      hit: target.hitAt(x, y, pointerType),
    });
  }

  function move(event: PointerEvent): void {
    const { x, y } = pointOf(event);
    if (event.buttons !== 0 || event.pointerType !== 'mouse') {
      const day = target.dayAt(x);
      target.send({ kind: 'move', id: event.pointerId, x, y, atMs: event.timeStamp, day });
    }
    if (event.pointerType === 'mouse') hover({ x, y });
  }

  function up(event: PointerEvent): void {
    target.send({ kind: 'up', id: event.pointerId, atMs: event.timeStamp });
    if (event.pointerType === 'mouse') hover(pointOf(event));
  }

  function cancelled(event: PointerEvent): void {
    target.send({ kind: 'cancel', id: event.pointerId, atMs: event.timeStamp });
  }

  function wheel(event: WheelEvent): void {
    const px = WHEEL_UNITS[event.deltaMode] ?? 1;
    const unit = px / target.unitPx;
    // Some browsers translate a wheel with Shift to deltaX themselves.
    const isSideways = event.shiftKey && event.deltaX === 0;
    const dx = (isSideways ? event.deltaY : event.deltaX) * unit;
    const dy = (isSideways ? 0 : event.deltaY) * unit;
    const zoom = event.ctrlKey || event.metaKey;
    // Lets the wheel scroll the page when the rows cannot scroll.
    if (!zoom && dx === 0 && !target.canScrollBy(-dy)) return;
    event.preventDefault();
    const { x } = pointOf(event);
    target.send({
      kind: 'wheel',
      dx,
      dy: zoom ? event.deltaY * px : dy,
      x,
      zoom,
      atMs: event.timeStamp,
    });
  }

  function key(event: KeyboardEvent): void {
    if (event.key !== ' ' || isTyping(event.target)) return;
    space = event.type === 'keydown';
    if (space && element.matches(':hover')) event.preventDefault();
  }

  const interrupt = () => {
    space = false;
    target.send({ kind: 'interrupt' });
  };

  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', up, { signal });
  element.addEventListener('pointercancel', cancelled, { signal });
  element.addEventListener('lostpointercapture', cancelled, { signal });
  element.addEventListener('pointerleave', () => target.hoverAt(-1, -1), { signal });
  element.addEventListener('wheel', wheel, { signal, passive: false });
  // Prevents autoscroll by the middle button and the browser's change of focus.
  element.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
  // A long press selects or drags instead of opening a context menu.
  element.addEventListener(
    'contextmenu',
    (event) => (event as PointerEvent).pointerType === 'touch' && event.preventDefault(),
    { signal },
  );
  window.addEventListener('keydown', key, { signal });
  window.addEventListener('keyup', key, { signal });
  window.addEventListener('blur', interrupt, { signal });
  document.addEventListener('visibilitychange', () => document.hidden && interrupt(), { signal });
  return () => listeners.abort();
}
