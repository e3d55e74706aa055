import { rem } from '@frontend/shared/lib/text-scale';
import type { BoardEngine } from '../engine/board-engine';
import type { BoardSnapshot } from '../engine/snapshot';
import { rowTop } from '../model/layout';
import { headsThrough } from '../model/row-stack';
import type { BoardRow } from '../model/rows';
import { carName } from '../model/spoken-names';
import css from './BoardMirror.module.css';
import { MirrorCells } from './MirrorCells';
import { boxStyle } from './mirror-style';

interface MirrorRowProps {
  readonly engine: BoardEngine;
  readonly snapshot: BoardSnapshot;
  readonly row: BoardRow;
  readonly index: number;
}

/** A car of the accessible grid. Scrolling rows moves it and leaves its cells alone. */
export function MirrorRow({ engine, snapshot, row, index }: MirrorRowProps) {
  const { layout, view, cursor } = snapshot;
  // Before the keyboard has been anywhere, Tab reaches the first car in view.
  const isFirst = cursor === null && index === snapshot.visible.first;
  return (
    <tr
      aria-rowindex={index + 2 + headsThrough(index, layout.groupHeads)}
      data-car-id={row.car.id}
      className={css.row}
      style={{ top: rem(rowTop(index, view, layout)), height: rem(layout.rowHeight) }}
    >
      <th
        scope="row"
        className={css.cell}
        style={boxStyle({ x: 0, y: 0, width: layout.columnWidth, height: layout.rowHeight })}
        tabIndex={isFirst ? 0 : undefined}
      >
        {carName(row.car)}
      </th>
      <MirrorCells
        engine={engine}
        row={row}
        left={view.left}
        dayWidth={view.dayWidth}
        layout={layout}
        nowMs={snapshot.nowMs}
        rule={snapshot.rule}
        here={cursor?.row === index ? cursor : null}
      />
    </tr>
  );
}
