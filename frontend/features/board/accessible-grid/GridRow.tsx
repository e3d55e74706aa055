import { rem } from '@frontend/shared/lib/device/text-scale';
import type { ReturnRule } from '@schema/values/bookings/booking-status';
import { memo } from 'react';
import type { BoardEngine } from '../engine/board-engine';
import type { BoardSnapshot } from '../engine/snapshot';
import { carName, eventName, freeCellName } from '../model/look/accessible-names';
import type { BoardMoney } from '../model/look/block-money';
import { eventLook } from '../model/look/event-look';
import type { BoardRow } from '../model/rows/rows';
import type { Cursor } from '../model/view/cursor';
import { gridCells } from '../model/view/grid-cells';
import { type Layout, rowTop } from '../model/view/layout';
import { headsThrough } from '../model/view/row-stack';
import css from './AccessibleGrid.module.css';
import { boxStyle } from './box-style';

interface GridRowProps {
  readonly engine: BoardEngine;
  readonly snapshot: BoardSnapshot;
  readonly row: BoardRow;
  readonly index: number;
}

/** A car of the accessible grid. Vertical scrolling moves it without rendering its cells. */
export function GridRow({ engine, snapshot, row, index }: GridRowProps) {
  const { layout, view, cursor } = snapshot;
  // Without a cursor, Tab reaches the first car in view.
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

interface GridCellsProps {
  readonly engine: BoardEngine;
  readonly row: BoardRow;
  /** The viewport without its vertical scroll, which moves whole rows. */
  readonly left: number;
  readonly dayWidth: number;
  readonly layout: Layout;
  readonly nowMs: number;
  readonly rule: ReturnRule;
  readonly money: BoardMoney;
  /** The keyboard cursor when it is in this row. */
  readonly here: Cursor | null;
}

/** The events of one car in view, each a button, and the free day under the cursor. */
const GridCells = memo(function GridCells(props: GridCellsProps) {
  const { engine, row, left, dayWidth, layout, nowMs, rule, money, here } = props;
  const { scale } = engine.scene;
  const now = new Date(nowMs);
  return gridCells(row, { left, dayWidth }, layout, here).map(({ key, event, day, box }) => {
    const isCurrent = here !== null && key === here.key && (key !== null || day === here.day);
    const focus = { tabIndex: isCurrent ? 0 : -1, 'data-current': isCurrent ? '' : undefined };
    if (!event) {
      return (
        <td
          key="free"
          className={css.cell}
          style={boxStyle(box)}
          data-day={scale.dayAt(day)}
          {...focus}
        >
          {freeCellName(row.car, day, scale)}
        </td>
      );
    }
    return (
      <td key={event.key} className={css.cell} style={boxStyle(box)}>
        <button
          type="button"
          className={css.button}
          data-event={event.key}
          {...focus}
          onClick={() => engine.keyboard.open(event.key)}
        >
          {eventName(
            event,
            row.car,
            eventLook(event, now, scale.zone, rule),
            scale,
            event.kind === 'booking' ? money.get(event.id) : undefined,
          )}
        </button>
      </td>
    );
  });
});
