import { Konva } from 'konva/lib/Global';
import { Layer } from 'konva/lib/Layer';
import { Shape } from 'konva/lib/Shape';
import { Stage } from 'konva/lib/Stage';

interface BoardCanvas {
  readonly stage: Stage;
  readonly layer: Layer;
}

/** One Stage, one Layer, one Shape that `paint` draws through the raw context. */
export function createStage(
  container: HTMLDivElement,
  paint: (context: CanvasRenderingContext2D) => void,
): BoardCanvas {
  // The painter draws in its own animation frame.
  Konva.autoDrawEnabled = false;
  const stage = new Stage({ container, width: 1, height: 1, listening: false });
  const layer = new Layer({ listening: false, clearBeforeDraw: false });
  const shape = new Shape({
    listening: false,
    perfectDrawEnabled: false,
    sceneFunc: (context) => paint(context._context),
  });
  layer.add(shape);
  stage.add(layer);
  return { stage, layer };
}
