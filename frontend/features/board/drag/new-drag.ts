import type { Carry } from '../model/drag/drag';
import { ghostOf, spanOf } from '../model/drag/drop-target';
import type { BoardEvent } from '../model/rows/board-event';
import type { Scene } from '../model/scene';
import type { EventPart } from '../model/view/hit-test';
import { rowOffset } from '../model/view/row-stack';
import { labelLines } from './drag-label';

/** An event that has just been taken up, where it stands. */
export function carryOf(event: BoardEvent, part: EventPart, scene: Scene): Carry {
  const found = scene.rows.findIndex(({ car }) => car.id === event.carId);
  const row = Math.max(0, found);
  const ghost = ghostOf(event, spanOf(event), event.carId, scene.scale);
  const verdict = { kind: 'same' } as const;
  return {
    event,
    part,
    phase: 'carried',
    ghost,
    row,
    start: event.start,
    end: event.end,
    top: rowOffset(row, scene.layout),
    verdict,
    lines: labelLines(ghost, verdict, null, scene.scale),
  };
}
