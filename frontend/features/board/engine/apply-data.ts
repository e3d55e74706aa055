import { NO_GROUPS, type RowGroup } from '../model/rows/row-groups';
import type { BoardRow } from '../model/rows/rows';
import type { Scene } from '../model/scene';
import { NOTHING } from '../model/view/hit-test';
import { rowAtOrBelow, rowOffset } from '../model/view/row-stack';
import type { EngineData } from './engine-types';
import type { CursorKeeper } from './keyboard-cursor';

function rowOf(rows: readonly BoardRow[], id: number | undefined): number {
  return rows.findIndex(({ car }) => car.id === id);
}

/**
 * Puts new data on the scene. The keyboard stays on its car, a selection is kept while its row keeps
 * its place. Returns how far the car at the top has moved down, px, so that the camera can follow.
 */
export function takeData(scene: Scene, cursor: CursorKeeper, data: EngineData): number {
  const before = scene.rows;
  const top = Math.max(0, rowAtOrBelow(scene.view.scrollY, scene.layout));
  const stood = rowOffset(top, scene.layout);
  takeGroups(scene, data.groups ?? NO_GROUPS);
  scene.rows = data.rows.rows;
  scene.waiting = data.waiting;
  scene.isLoaded = data.isLoaded;
  if (scene.rows === before) return 0;

  const now = (row: number) => rowOf(scene.rows, before[row]?.car.id);
  scene.free.update(scene.rows);
  scene.hover = NOTHING;
  scene.ghost = null;
  if (scene.selection && now(scene.selection.row) !== scene.selection.row) scene.selection = null;
  cursor.refresh((place) => {
    const row = now(place.row);
    return row < 0 ? Math.min(place.row, scene.rows.length - 1) : row;
  });
  const moved = now(top);
  return moved < 0 ? 0 : rowOffset(moved, scene.layout) - stood;
}

/** The same groups as before leave the layout as it is. */
function takeGroups(scene: Scene, groups: readonly RowGroup[]): void {
  if (groups === scene.groups) return;
  scene.groups = groups;
  scene.layout = { ...scene.layout, groupHeads: groups.map(({ first }) => first) };
}
