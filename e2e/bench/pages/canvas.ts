/** A canvas that fills the page at full pixel ratio, and calls `draw` once in a frame at most. */
export interface FullCanvas {
  readonly ctx: CanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
  requestDraw(): void;
}

/** The plainest loop there is: the wheel tells how far, one animation frame later it is drawn. */
export function fullCanvas(
  draw: () => void,
  onWheel: (dx: number, dy: number) => void,
): FullCanvas {
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
      onWheel(event.deltaX, event.deltaY);
      requestDraw();
    },
    { passive: false },
  );
  return { ctx, width, height, ratio, requestDraw };
}
