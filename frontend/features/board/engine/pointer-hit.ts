import type { PointerKind } from '../gestures/types';
import { clickedRange } from '../model/rows/selection';
import type { Scene } from '../model/scene';
import { type Hit, hitTest, sameHit } from '../model/view/hit-test';
import type { Lifter } from './drag-controller';

/** What lies under a point: fingers take hold of an event's handles, a mouse of its edges. */
export function pointedAt(
  scene: Scene,
  lifter: Lifter | null,
  x: number,
  y: number,
  pointer: PointerKind,
): Hit {
  const landed = scene.carries.length === 0 ? null : lifter?.landedAt(x, y);
  const hit = landed ?? hitTest(x, y, scene.view, scene.layout, scene.rows);
  if (pointer === 'mouse') return hit;
  const handle = lifter?.handleAt(x, y);
  if (handle) return handle;
  return hit.kind === 'event' ? { ...hit, part: 'body' } : hit;
}

/** The mouse rests over something; false when it is what it was and nothing has to be drawn. */
export function hoverOver(scene: Scene, hit: Hit, canSelect: boolean): boolean {
  if (sameHit(hit, scene.hover)) return false;
  scene.hover = hit;
  const free = hit.kind === 'free' && canSelect ? hit : null;
  const row = free && scene.rows[free.row];
  scene.ghost = row ? clickedRange(row, free.row, free.day, scene.isLoaded) : null;
  return true;
}

/** What a press where the mouse rests would do. */
export function pressWould(
  { hover, ghost }: Scene,
  lifter: Lifter | null,
): 'pressable' | 'edge' | 'nothing' {
  if (hover.kind === 'event') {
    return hover.part !== 'body' && lifter?.canLift(hover.event) ? 'edge' : 'pressable';
  }
  return hover.kind === 'day' || ghost !== null ? 'pressable' : 'nothing';
}
