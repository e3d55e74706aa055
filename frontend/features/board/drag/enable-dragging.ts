import type { BoardEngine } from '../engine/board-engine';
import { setLatePainter } from '../render/drag-painter';
import { paintCarries, paintCarryLabels } from '../render/paint-drag';
import { paintGrips } from '../render/paint-resize-handles';
import { BlockLifter } from './block-drag-controller';
import type { Mover } from './move-handlers';

/** Lets events of a board be moved, and draws them on their way. Returns how to end that. */
export function equipWithLifting(engine: BoardEngine, mover: Mover): () => void {
  const lifter = new BlockLifter(engine, mover);
  setLatePainter({
    overBlocks(pen) {
      paintGrips(pen, lifter.gripped());
      paintCarries(pen);
    },
    overAll: paintCarryLabels,
  });
  engine.equip(lifter);
  engine.changed();
  return () => {
    engine.interrupt();
    lifter.putBack();
    engine.equip(null);
    setLatePainter(null);
    engine.changed();
  };
}
