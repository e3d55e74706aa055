import { useLayoutEffect, useRef } from 'react';
import css from './BoardStage.module.css';
import type { StagePainter } from './stage-painter';
import type { Surface } from './surface';

function plainSurface(canvas: HTMLCanvasElement, painter: StagePainter): Surface {
  const context = canvas.getContext('2d');
  return {
    canvas,
    fit({ width, height, ratio, unitPx }) {
      canvas.width = width * ratio;
      canvas.height = height * ratio;
      context?.setTransform(ratio * unitPx, 0, 0, ratio * unitPx, 0, 0);
    },
    draw() {
      if (context) painter.paint(context);
    },
  };
}

/** What the board is drawn on until Konva has come (docs/loading.md). */
export function FirstCanvas({ painter }: { readonly painter: StagePainter }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (canvas.current) return painter.drawOn(plainSurface(canvas.current, painter));
  }, [painter]);
  return <canvas ref={canvas} className={css.stage} />;
}
