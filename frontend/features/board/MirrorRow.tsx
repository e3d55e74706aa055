import css from './BoardMirror.module.css';
import type { BoardEngine } from './engine/board-engine';
import type { BoardSnapshot } from './engine/snapshot';
import { boxStyle } from './mirror-style';
import type { Cursor } from './model/cursor';
import { eventLook } from './model/event-look';
import { rowTop } from './model/layout';
import { type MirrorCell, mirrorCells } from './model/mirror';
import type { BoardRow } from './model/rows';
import { carName, eventName, freeCellName } from './model/spoken-names';

interface MirrorRowProps {
  readonly engine: BoardEngine;
  readonly snapshot: BoardSnapshot;
  readonly row: BoardRow;
  readonly index: number;
  /** The keyboard's place when it is in this row. */
  readonly cursor: Cursor | null;
}

/** A car of the accessible grid: its name, its events in view and the free day under the keyboard. */
export function MirrorRow({ engine, snapshot, row, index, cursor }: MirrorRowProps) {
  const { scale } = engine.scene;
  const { layout, view, nowMs, rule } = snapshot;
  // Before the keyboard has been anywhere, Tab reaches the first thing in the first row.
  const first = snapshot.cursor === null && index === snapshot.visible.first;
  const cells = mirrorCells(row, index, view, layout, cursor);
  const head = {
    x: 0,
    y: rowTop(index, view, layout),
    width: layout.columnWidth,
    height: layout.rowHeight,
  };

  function content(cell: MirrorCell, isCurrent: boolean) {
    const focus = { tabIndex: isCurrent ? 0 : -1, 'data-current': isCurrent ? '' : undefined };
    const { event } = cell;
    if (!event) {
      return (
        <td
          key="free"
          className={css.cell}
          style={boxStyle(cell.box)}
          data-day={scale.dayAt(cell.day)}
          {...focus}
        >
          {freeCellName(row.car, cell.day, scale)}
        </td>
      );
    }
    const look = eventLook(event, new Date(nowMs), scale.zone, rule);
    return (
      <td key={event.key} className={css.cell} style={boxStyle(cell.box)}>
        <button
          type="button"
          className={css.button}
          data-event={event.key}
          {...focus}
          onClick={() => engine.open(event.key)}
        >
          {eventName(event, row.car, look, scale)}
        </button>
      </td>
    );
  }

  return (
    <tr aria-rowindex={index + 2} data-car-id={row.car.id}>
      <th scope="row" className={css.cell} style={boxStyle(head)} tabIndex={first ? 0 : undefined}>
        {carName(row.car)}
      </th>
      {cells.map((cell) => {
        const current =
          cursor !== null &&
          cell.key === cursor.key &&
          (cell.key !== null || cell.day === cursor.day);
        return content(cell, current);
      })}
    </tr>
  );
}
