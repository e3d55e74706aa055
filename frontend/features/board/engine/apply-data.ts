import { NO_GROUPS, type RowGroup } from '../model/rows/row-groups';
import { rowIndexOf } from '../model/rows/rows';
import type { Scene } from '../model/scene';
import { NOTHING } from '../model/view/hit-test';
import { rowAtOrBelow, rowOffset } from '../model/view/row-stack';
import type { EngineData } from './engine-types';
import type { KeyboardCursor } from './keyboard/keyboard-cursor';

/**
 * Applies new data to the scene. The cursor stays on its car; a selection is kept while its row
 * keeps its index. Returns the shift of the car at the top, px.
 */
export function applyData(scene: Scene, cursor: KeyboardCursor, data: EngineData): number {
  const before = scene.rows;
  const top = Math.max(0, rowAtOrBelow(scene.view.scrollY, scene.layout));
  const topBefore = rowOffset(top, scene.layout);
  applyGroups(scene, data.groups ?? NO_GROUPS);
  scene.rows = data.rows.rows;
  scene.waiting = data.waiting;
  scene.isLoaded = data.isLoaded;
  if (scene.rows === before) return 0;

  const now = (row: number) => rowIndexOf(scene.rows, before[row]?.car.id);
  scene.free.update(scene.rows);
  scene.hover = NOTHING;
  scene.hoverSelection = null;
  if (scene.selection && now(scene.selection.row) !== scene.selection.row) scene.selection = null;
  cursor.refresh((position) => {
    const row = now(position.row);
    return row < 0 ? Math.min(position.row, scene.rows.length - 1) : row;
  });
  const moved = now(top);
  return moved < 0 ? 0 : rowOffset(moved, scene.layout) - topBefore;
}

function applyGroups(scene: Scene, groups: readonly RowGroup[]): void {
  if (groups === scene.groups) return;
  scene.groups = groups;
  scene.layout = { ...scene.layout, groupHeads: groups.map(({ first }) => first) };
}
