import { BOARD_TEXTS } from '@schema/texts/board/board';
import type { BoardEngine } from '../engine/board-engine';
import type { BoardSnapshot } from '../engine/snapshot';
import { dayName } from '../model/look/accessible-names';
import { HEADER_ROW } from '../model/view/cursor';
import { xOf } from '../model/view/layout';
import css from './AccessibleGrid.module.css';
import { boxStyle } from './box-style';

interface GridDaysProps {
  readonly engine: BoardEngine;
  readonly snapshot: BoardSnapshot;
}

/** Header of the accessible grid: each day in view, a button if it opens a report. */
export function GridDays({ engine, snapshot }: GridDaysProps) {
  const { days, layout, view, today, cursor, isLoaded, freeOn, waiting } = snapshot;
  const numbers: number[] = [];
  for (let day = days.first; day <= days.last; day += 1) numbers.push(day);
  const here = cursor?.row === HEADER_ROW ? cursor.day : null;
  if (here !== null && !numbers.includes(here)) numbers.push(here);
  const height = layout.headerHeight - layout.monthHeight;
  return (
    <tr aria-rowindex={1}>
      <th
        scope="col"
        className={css.cell}
        style={boxStyle({ x: 0, y: 0, width: layout.columnWidth, height: layout.headerHeight })}
      >
        {BOARD_TEXTS.cars}
      </th>
      {numbers.map((day) => {
        const left = Math.max(xOf(day, view, layout), layout.columnWidth);
        const right = Math.min(xOf(day + 1, view, layout), layout.width);
        const box = { x: left, y: layout.monthHeight, width: Math.max(1, right - left), height };
        const free = isLoaded(day) && !waiting ? freeOn(day) : null;
        const cell = { scope: 'col', className: css.cell, style: boxStyle(box) };
        const focus = {
          tabIndex: here === day ? 0 : -1,
          'data-current': here === day ? '' : undefined,
          'data-day': engine.scene.scale.dayAt(day),
        };
        const name = dayName(day, engine.scene.scale, { today, free });
        if (!engine.settings.canOpenDay) {
          return (
            <th key={day} {...cell} {...focus}>
              {name}
            </th>
          );
        }
        return (
          <th key={day} {...cell}>
            <button
              {...focus}
              type="button"
              className={css.button}
              onClick={() => engine.handlers.openDay(day)}
            >
              {name}
            </button>
          </th>
        );
      })}
    </tr>
  );
}
