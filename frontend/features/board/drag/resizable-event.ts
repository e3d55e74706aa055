import { gripAt } from '../model/drag/resize-handles';
import type { BoardEvent } from '../model/rows/board-event';
import type { Hit } from '../model/view/hit-test';
import type { LiftGround } from './drag-context';

/** The chosen event that shows handles, and its row. */
export interface Gripped {
  readonly event: BoardEvent;
  readonly row: number;
}

/** Null when no event is chosen, or the chosen one may not be moved. */
export function grippedOn(
  ground: LiftGround,
  canLift: (event: BoardEvent) => boolean,
): Gripped | null {
  const { scene } = ground;
  const event = scene.highlight === null ? undefined : ground.eventOf(scene.highlight);
  if (!event || !canLift(event)) return null;
  const row = scene.rows.findIndex(({ car }) => car.id === event.carId);
  return row < 0 ? null : { event, row };
}

/** The handle at a point of the canvas; null when there is none. */
export function gripHit(
  gripped: Gripped | null,
  x: number,
  y: number,
  ground: LiftGround,
): Hit | null {
  if (!gripped) return null;
  const { view, layout } = ground.scene;
  const { event, row } = gripped;
  const part = gripAt(event, row, x, y, view, layout);
  return part && { kind: 'event', row, event, part, day: Math.floor(event.start) };
}
