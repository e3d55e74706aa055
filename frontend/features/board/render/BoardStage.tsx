import { Konva } from 'konva/lib/Global';
import type { Layer as LayerNode } from 'konva/lib/Layer';
import type { Stage as StageNode } from 'konva/lib/Stage';
import { useLayoutEffect, useRef, useState } from 'react';
import { Layer, Shape, Stage } from 'react-konva/lib/ReactKonvaCore';
import type { BoardLook } from '../model/look/palette';
import css from './BoardStage.module.css';
import type { FrameSource } from './frame-source';
import { StagePainter } from './stage-painter';
import type { Surface } from './surface';

interface BoardStageProps extends BoardLook {
  readonly source: FrameSource;
}

/**
 * The canvas of the board, mounted once (docs/board.md). React renders only a new look, which costs
 * one redraw.
 */
export function BoardStage({ source, palette, inks, grid }: BoardStageProps) {
  const box = useRef<HTMLDivElement>(null);
  const [painter] = useState(() => new StagePainter(source, { palette, inks, grid }));

  useLayoutEffect(() => {
    return box.current ? painter.mount(box.current) : undefined;
  }, [painter]);

  useLayoutEffect(() => {
    painter.setLook({ palette, inks, grid });
  }, [painter, palette, inks, grid]);

  return (
    <div ref={box} className={css.box}>
      <KonvaCanvas painter={painter} />
    </div>
  );
}

function konvaSurface(stage: StageNode, layer: LayerNode): Surface {
  // The painter draws in its own animation frame.
  Konva.autoDrawEnabled = false;
  return {
    canvas: layer.getNativeCanvasElement(),
    fit({ width, height, ratio, unitPx }) {
      if (layer.getCanvas().getPixelRatio() !== ratio) layer.getCanvas().setPixelRatio(ratio);
      if (stage.width() !== width || stage.height() !== height) stage.size({ width, height });
      stage.scale({ x: unitPx, y: unitPx });
    },
    draw: () => void layer.draw(),
  };
}

/** One Stage, one Layer, one Shape that draws through the context of the layer's canvas element. */
function KonvaCanvas({ painter }: { readonly painter: StagePainter }) {
  const stage = useRef<StageNode>(null);
  const layer = useRef<LayerNode>(null);
  useLayoutEffect(() => {
    if (!stage.current || !layer.current) return;
    return painter.drawOn(konvaSurface(stage.current, layer.current));
  }, [painter]);
  return (
    <Stage ref={stage} width={1} height={1} listening={false} className={css.stage}>
      <Layer ref={layer} listening={false} clearBeforeDraw={false}>
        <Shape
          listening={false}
          perfectDrawEnabled={false}
          sceneFunc={() => {
            const context = layer.current?.getNativeCanvasElement().getContext('2d');
            if (context) painter.paint(context);
          }}
        />
      </Layer>
    </Stage>
  );
}
