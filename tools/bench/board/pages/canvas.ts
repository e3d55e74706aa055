import type { Hands } from './pointer-handlers';
import { fingersOn } from './touch';

/** A canvas that fills the page at full pixel ratio, and calls `draw` once in a frame at most. */
interface FullCanvas {
  readonly ctx: CanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
  requestDraw(): void;
}

/** Zoom per px of a ctrl-wheel, as on the board. */
const WHEEL_ZOOM = 0.002;

/** The plainest loop there is: the hand tells how far, in the next animation frame it is drawn. */
export function fullCanvas(draw: () => void, hands: Hands): FullCanvas {
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
      if (event.ctrlKey) hands.zoom(Math.exp(-event.deltaY * WHEEL_ZOOM), event.offsetX);
      else hands.pan(-event.deltaX, -event.deltaY);
      requestDraw();
    },
    { passive: false },
  );
  fingersOn(canvas, hands, requestDraw);
  return { ctx, width, height, ratio, requestDraw };
}
