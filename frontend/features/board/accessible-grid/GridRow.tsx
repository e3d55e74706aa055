import { rem } from '@frontend/shared/lib/device/text-scale';
import type { BoardEngine } from '../engine/board-engine';
import type { BoardSnapshot } from '../engine/snapshot';
import { carName } from '../model/look/accessible-names';
import type { BoardRow } from '../model/rows/rows';
import { rowTop } from '../model/view/layout';
import { headsThrough } from '../model/view/row-stack';
import css from './AccessibleGrid.module.css';
import { boxStyle } from './box-style';
import { GridCells } from './GridCells';

interface GridRowProps {
  readonly engine: BoardEngine;
  readonly snapshot: BoardSnapshot;
  readonly row: BoardRow;
  readonly index: number;
}

/** A car of the accessible grid. Scrolling rows moves it and leaves its cells alone. */
export function GridRow({ engine, snapshot, row, index }: GridRowProps) {
  const { layout, view, cursor } = snapshot;
  // While there is no cursor, Tab reaches the first car in view.
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
        {engine.settings.canOpenCar ? (
          <button
            type="button"
            tabIndex={-1}
            className={css.button}
            onClick={() => engine.handlers.openCar(row.car.id)}
          >
            {carName(row.car)}
          </button>
        ) : (
          carName(row.car)
        )}
      </th>
      <GridCells
        engine={engine}
        row={row}
        left={view.left}
        dayWidth={view.dayWidth}
        layout={layout}
        nowMs={snapshot.nowMs}
        rule={snapshot.rule}
        money={snapshot.money}
        here={cursor?.row === index ? cursor : null}
      />
    </tr>
  );
}
