import type { Drag } from '../model/drag/drag';
import { previewOf, spanOf } from '../model/drag/drop-target';
import type { BoardEvent } from '../model/rows/board-event';
import { rowIndexOf } from '../model/rows/rows';
import type { Scene } from '../model/scene';
import type { EventPart } from '../model/view/hit-test';
import { rowOffset } from '../model/view/row-stack';
import { labelLines } from './drag-label';

export function newDrag(event: BoardEvent, part: EventPart, scene: Scene): Drag {
  const found = rowIndexOf(scene.rows, event.carId);
  const row = Math.max(0, found);
  const preview = previewOf(event, spanOf(event), event.carId, scene.scale);
  const verdict = { kind: 'same' } as const;
  return {
    event,
    part,
    phase: 'dragging',
    preview,
    row,
    start: event.start,
    end: event.end,
    top: rowOffset(row, scene.layout),
    verdict,
    lines: labelLines(preview, verdict, null, scene.scale),
  };
}
