import { NOTHING } from '../model/hit-test';
import type { BoardRow } from '../model/rows';
import type { Scene } from '../model/scene';
import type { CursorKeeper } from './cursor-keeper';
import type { EngineData } from './engine-types';

function rowOf(rows: readonly BoardRow[], id: number | undefined): number {
  return rows.findIndex(({ car }) => car.id === id);
}

/**
 * Puts new data on the scene. The keyboard stays on its car, a selection is kept while its row keeps
 * its place. Returns how many rows the car at the top has moved down, so that the camera can follow.
 */
export function takeData(scene: Scene, cursor: CursorKeeper, data: EngineData): number {
  const before = scene.rows;
  const top = Math.floor(scene.view.scrollY / scene.layout.rowHeight);
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
  return moved < 0 ? 0 : moved - top;
}
