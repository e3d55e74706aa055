import type { PointerHandlers } from './pointer-handlers';

interface Point {
  x: number;
  y: number;
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** One finger moves the picture, two also zoom it; no slop, no inertia. */
export function addTouchListeners(
  canvas: HTMLCanvasElement,
  handlers: PointerHandlers,
  requestDraw: () => void,
): void {
  const fingers = new Map<number, Point>();
  canvas.style.touchAction = 'none';
  canvas.addEventListener('pointerdown', (event) => {
    if (event.pointerType === 'touch') fingers.set(event.pointerId, event);
  });
  for (const end of ['pointerup', 'pointercancel'] as const) {
    canvas.addEventListener(end, (event) => fingers.delete(event.pointerId));
  }
  canvas.addEventListener('pointermove', (event) => {
    const before = fingers.get(event.pointerId);
    if (before === undefined) return;
    fingers.set(event.pointerId, event);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    const share = other === undefined ? 1 : 0.5;
    handlers.pan((event.x - before.x) * share, (event.y - before.y) * share);
    if (other !== undefined) {
      handlers.zoom(distance(event, other) / distance(before, other), (event.x + other.x) / 2);
    }
    requestDraw();
  });
}
