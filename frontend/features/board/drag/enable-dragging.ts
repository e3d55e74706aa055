import type { BoardEngine } from '../engine/board-engine';
import { setDragPainter } from '../render/drag-painter';
import { paintDragLabels, paintDrags } from '../render/paint/paint-drag';
import { paintResizeHandles } from '../render/paint/paint-resize-handles';
import { BlockDragController } from './block-drag-controller';
import type { MoveHandlers } from './move-handlers';

/** Makes events draggable and draws their drags. Returns a disposer. */
export function enableDragging(engine: BoardEngine, handlers: MoveHandlers): () => void {
  const controller = new BlockDragController(engine, handlers);
  setDragPainter({
    overBlocks(pen) {
      paintResizeHandles(pen, controller.resizable());
      paintDrags(pen);
    },
    overAll: paintDragLabels,
  });
  engine.setDragController(controller);
  engine.changed();
  return () => {
    engine.interrupt();
    controller.cancel();
    engine.setDragController(null);
    setDragPainter(null);
    engine.changed();
  };
}
