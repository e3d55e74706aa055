import type { KeyCommand } from '../engine/keyboard/keys';
import { SCROLL_MS } from '../engine/scroll-animation';
import type { Drag } from '../model/drag/drag';
import { resized, type Span, shifted, spanOf } from '../model/drag/drop-target';
import { reveal } from '../model/view/viewport';
import type { DragContext } from './drag-context';

/** The target of a key; null for any other key. */
function keyTarget(command: KeyCommand, drag: Drag, context: DragContext) {
  const { scale } = context.scene;
  const span = spanOf(drag.preview);
  if (command.kind === 'extend') {
    return { row: drag.row, span: resized(span, command.edge, command.by, scale) };
  }
  if (command.kind !== 'move') return null;
  switch (command.move) {
    case 'left':
      return { row: drag.row, span: shifted(span, -1, scale) };
    case 'right':
      return { row: drag.row, span: shifted(span, 1, scale) };
    case 'up':
      return { row: drag.row - 1, span };
    case 'down':
      return { row: drag.row + 1, span };
    default:
      return null;
  }
}

/** Moves one step by a key: the block is in its new position at once and stays in view. */
export function moveByKey(
  command: KeyCommand,
  drag: Drag,
  context: DragContext,
  setTarget: (row: number, span: Span) => void,
): void {
  const step = keyTarget(command, drag, context);
  const { scene, camera } = context;
  if (!step || !scene.rows[step.row]) return;
  setTarget(step.row, step.span);
  const atEnd = command.kind === 'extend' && command.edge === 'end';
  const day = atEnd ? drag.preview.lastDay : Math.floor(drag.preview.start);
  const position = { row: step.row, day };
  camera.scrollTo(reveal(camera.target, position, scene.layout, scene.extent), SCROLL_MS.cursor);
}
