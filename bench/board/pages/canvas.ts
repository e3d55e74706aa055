import type { PointerHandlers } from './pointer-handlers';
import { addTouchListeners } from './touch';

/** A canvas that fills the page at full pixel ratio and calls `draw` at most once per frame. */
interface FullCanvas {
  readonly ctx: CanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
  requestDraw(): void;
}

/** Zoom per px of a ctrl-wheel, as on the board. */
const WHEEL_ZOOM = 0.002;

/** The shortest loop: input moves the picture, the next animation frame draws it. */
export function fullCanvas(draw: () => void, handlers: PointerHandlers): FullCanvas {
  const canvas = document.createElement('canvas');
  const ctx = canvas.getContext('2d');
  if (ctx === null) throw new Error('This browser has no canvas 2D.');
  const ratio = Math.min(devicePixelRatio, 2);
  const { innerWidth: width, innerHeight: height } = window;
  canvas.width = width * ratio;
  canvas.height = height * ratio;
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
  ctx.scale(ratio, ratio);
  document.getElementById('root')?.append(canvas);

  let due = false;
  const requestDraw = () => {
    if (due) return;
    due = true;
    requestAnimationFrame(() => {
      due = false;
      draw();
    });
  };
  canvas.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      if (event.ctrlKey) handlers.zoom(Math.exp(-event.deltaY * WHEEL_ZOOM), event.offsetX);
      else handlers.pan(-event.deltaX, -event.deltaY);
      requestDraw();
    },
    { passive: false },
  );
  addTouchListeners(canvas, handlers, requestDraw);
  return { ctx, width, height, ratio, requestDraw };
}
