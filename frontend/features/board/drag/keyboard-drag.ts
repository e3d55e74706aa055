import type { KeyCommand } from '../engine/keys';
import { GLIDE_MS } from '../engine/scroll-animation';
import type { Carry } from '../model/drag/drag';
import { resized, type Span, shifted, spanOf } from '../model/drag/drop-target';
import { reveal } from '../model/view/viewport';
import type { LiftGround } from './drag-context';

/** Where a key leads what is carried; null for a key that means nothing to it. */
function stepOf(command: KeyCommand, carry: Carry, ground: LiftGround) {
  const { scale } = ground.scene;
  const span = spanOf(carry.ghost);
  if (command.kind === 'extend') {
    return { row: carry.row, span: resized(span, command.edge, command.by, scale) };
  }
  if (command.kind !== 'move') return null;
  switch (command.move) {
    case 'left':
      return { row: carry.row, span: shifted(span, -1, scale) };
    case 'right':
      return { row: carry.row, span: shifted(span, 1, scale) };
    case 'up':
      return { row: carry.row - 1, span };
    case 'down':
      return { row: carry.row + 1, span };
    default:
      return null;
  }
}

/** One step of what is carried by keys: it lies in its new place at once, and stays in view. */
export function steppedByKey(
  command: KeyCommand,
  carry: Carry,
  ground: LiftGround,
  aim: (row: number, span: Span) => void,
): void {
  const step = stepOf(command, carry, ground);
  const { scene, camera } = ground;
  if (!step || !scene.rows[step.row]) return;
  aim(step.row, step.span);
  const atEnd = command.kind === 'extend' && command.edge === 'end';
  const day = atEnd ? carry.ghost.lastDay : Math.floor(carry.ghost.start);
  const place = { row: step.row, day };
  camera.glideTo(reveal(camera.target, place, scene.layout, scene.extent), GLIDE_MS.cursor);
}
