import type { Layer as LayerNode } from 'konva/lib/Layer';
import type { Stage as StageNode } from 'konva/lib/Stage';
import { useLayoutEffect, useRef } from 'react';
import { Layer, Shape, Stage } from 'react-konva/lib/ReactKonvaCore';
import type { BoardLook } from '../model/look/palette';
import css from './BoardStage.module.css';
import type { FrameSource } from './frame-source';
import { StagePainter } from './stage-painter';

interface BoardStageProps extends BoardLook {
  readonly source: FrameSource;
}

/**
 * The canvas of the board: one Stage, one Layer, one Shape, mounted once (docs/board.md). Only a
 * new look passes through React and costs one redraw.
 */
export function BoardStage({ source, palette, inks, grid }: BoardStageProps) {
  const box = useRef<HTMLDivElement>(null);
  const stage = useRef<StageNode>(null);
  const layer = useRef<LayerNode>(null);
  const painter = useRef<StagePainter | null>(null);
  painter.current ??= new StagePainter(source, { palette, inks, grid });

  useLayoutEffect(() => {
    const drawing = painter.current;
    if (!box.current || !stage.current || !layer.current || !drawing) return;
    return drawing.mount(box.current, stage.current, layer.current);
  }, []);

  useLayoutEffect(() => {
    painter.current?.setLook({ palette, inks, grid });
  }, [palette, inks, grid]);

  return (
    <div ref={box} className={css.box}>
      <Stage ref={stage} width={1} height={1} listening={false} className={css.stage}>
        <Layer ref={layer} listening={false} clearBeforeDraw={false}>
          <Shape
            listening={false}
            perfectDrawEnabled={false}
            sceneFunc={(context) => painter.current?.paint(context._context)}
          />
        </Layer>
      </Stage>
    </div>
  );
}
