import type { BoardEngine } from '../engine/board-engine';
import { setLatePainter } from '../render/late-painter';
import { paintCarries, paintCarryLabels } from '../render/paint-carry';
import { paintGrips } from '../render/paint-grips';
import { BlockLifter } from './block-lifter';
import type { Mover } from './mover';

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
