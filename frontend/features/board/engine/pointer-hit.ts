import type { PointerType } from '../gestures/gesture-events';
import { clickedRange } from '../model/rows/selection';
import type { Scene } from '../model/scene';
import { type Hit, hitTest, sameHit } from '../model/view/hit-test';
import type { DragController } from './drag-controller';

/** The hit under a pointer: touches hit an event's resize handles, a mouse its edges. */
export function hitForPointer(
  scene: Scene,
  dragController: DragController | null,
  x: number,
  y: number,
  pointerType: PointerType,
): Hit {
  const dropped = scene.drags.length === 0 ? null : dragController?.droppedAt(x, y);
  const hit = dropped ?? hitTest(x, y, scene.view, scene.layout, scene.rows);
  if (pointerType === 'mouse') return hit;
  const handle = dragController?.handleAt(x, y);
  if (handle) return handle;
  return hit.kind === 'event' ? { ...hit, part: 'body' } : hit;
}

/** Sets what the mouse is over; false when that is unchanged. */
export function setHover(scene: Scene, hit: Hit, canSelect: boolean): boolean {
  if (sameHit(hit, scene.hover)) return false;
  scene.hover = hit;
  const free = hit.kind === 'free' && canSelect ? hit : null;
  const row = free && scene.rows[free.row];
  scene.hoverSelection = row ? clickedRange(row, free.row, free.day, scene) : null;
  return true;
}

/** What a press at the mouse would act on. */
export function hoverTargetOf(
  { hover, hoverSelection }: Scene,
  dragController: DragController | null,
): 'pressable' | 'edge' | 'nothing' {
  if (hover.kind === 'event') {
    return hover.part !== 'body' && dragController?.canDrag(hover.event) ? 'edge' : 'pressable';
  }
  const isPressable = hover.kind === 'day' || hover.kind === 'car' || hoverSelection !== null;
  return isPressable ? 'pressable' : 'nothing';
}
