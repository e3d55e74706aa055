import { type Hit, sameHit } from '../model/hit-test';
import type { Scene } from '../model/scene';
import { clickedRange } from '../model/selection';

/** The mouse rests over something; false when it is what it was and nothing has to be drawn. */
export function hoverOver(scene: Scene, hit: Hit, canSelect: boolean): boolean {
  if (sameHit(hit, scene.hover)) return false;
  scene.hover = hit;
  const free = hit.kind === 'free' && canSelect ? hit : null;
  const row = free && scene.rows[free.row];
  scene.ghost = row ? clickedRange(row, free.row, free.day, scene.isLoaded) : null;
  return true;
}
