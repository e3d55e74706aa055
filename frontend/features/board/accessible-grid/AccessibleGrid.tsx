import { rem } from '@frontend/shared/lib/device/text-scale';
import { BOARD_TEXTS, carsText, gridName, selectionText } from '@schema/texts/board/board';
import { displayName } from '@schema/values/fleet/car-title';
import { formatDay } from '@schema/values/time/calendar';
import { type FocusEvent, Fragment, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { BoardEngine } from '../engine/board-engine';
import { keyCommand } from '../engine/keyboard/keys';
import type { BoardSnapshot } from '../engine/snapshot';
import { useBoardSnapshot } from '../hooks/useBoardEngine';
import type { DayScale } from '../model/rows/day-scale';
import { HEADER_ROW } from '../model/view/cursor';
import { rowTop } from '../model/view/layout';
import { GROUP_HEIGHT } from '../model/view/row-stack';
import css from './AccessibleGrid.module.css';
import { boxStyle } from './box-style';
import { GridDays } from './GridDays';
import { GridRow } from './GridRow';

interface AccessibleGridProps {
  readonly engine: BoardEngine;
}

function selectedText({ selection, rows }: BoardSnapshot, scale: DayScale): string {
  const car = selection && rows[selection.row]?.car;
  if (!selection || !car) return '';
  const day = (number: number) => formatDay(scale.dayAt(number));
  return selectionText(displayName(car), day(selection.from), day(selection.to));
}

/** Rows in view, and the row of the keyboard cursor even outside it. */
function gridRows({ rows, visible, cursor }: BoardSnapshot): number[] {
  const indexes: number[] = [];
  for (let index = visible.first; index <= visible.last; index += 1) indexes.push(index);
  const cursorRow = cursor?.row ?? HEADER_ROW;
  if (cursorRow >= 0 && cursorRow < rows.length && !indexes.includes(cursorRow))
    indexes.push(cursorRow);
  return indexes.sort((a, b) => a - b);
}

/**
 * The board for screen readers and keyboards: a table over the canvas, invisible and transparent to
 * the pointer (docs/design.md). Updated when the canvas comes to rest; one cell at a time is
 * focusable.
 */
export function AccessibleGrid({ engine }: AccessibleGridProps) {
  const snapshot = useBoardSnapshot(engine);
  const grid = useRef<HTMLTableElement>(null);
  const { scale } = engine.scene;
  const { layout, view, rows } = snapshot;

  // The focused cell may be another element after rendering: the focus follows the cursor.
  useLayoutEffect(() => {
    const root = grid.current;
    if (!root || !snapshot.cursorShown) return;
    const current = root.querySelector<HTMLElement>('[data-current]');
    const isFocusInside =
      root.contains(document.activeElement) || document.activeElement === document.body;
    if (current && current !== document.activeElement && isFocusInside) {
      current.focus({ preventScroll: true });
    }
  });

  function onKeyDown(event: KeyboardEvent) {
    const command = keyCommand(event);
    if (!command) return;
    // Without a cursor, selection or drag, Escape is left to the elements around the board.
    const isDragging = engine.dragController?.isDragging ?? false;
    if (command.kind === 'leave' && !snapshot.cursorShown && !snapshot.selection && !isDragging)
      return;
    event.preventDefault();
    engine.keyboard.press(command);
  }

  function onFocus(event: FocusEvent<HTMLElement>) {
    if (event.target.matches(':focus-visible') && event.target !== grid.current) {
      engine.keyboard.show();
    }
  }

  function onBlur(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) engine.keyboard.leave();
  }

  return (
    <>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: cells that arrow keys move between make a table a grid
        role="grid"
        aria-label={gridName(rows.length, snapshot.dayCount)}
        aria-rowcount={rows.length + snapshot.groups.length + 1}
        aria-busy={snapshot.waiting}
        tabIndex={-1}
        className={css.grid}
        data-board-grid=""
        data-lifting={engine.dragController ? '' : undefined}
        data-day-width={view.dayWidth}
        data-left-day={scale.dayAt(Math.floor(view.left))}
        data-left-part={view.left - Math.floor(view.left)}
        data-row-height={layout.rowHeight}
        data-header-height={layout.headerHeight}
        data-column-width={layout.columnWidth}
        data-scroll-y={view.scrollY}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onBlur={onBlur}
      >
        <thead>
          <GridDays engine={engine} snapshot={snapshot} />
        </thead>
        <tbody>
          {gridRows(snapshot).map((index) => {
            const row = rows[index];
            return (
              row && (
                <Fragment key={row.car.id}>
                  <GridGroup snapshot={snapshot} index={index} />
                  <GridRow engine={engine} snapshot={snapshot} row={row} index={index} />
                </Fragment>
              )
            );
          })}
        </tbody>
      </table>
      <div className={css.spoken} aria-live="polite" data-board-spoken="">
        {snapshot.waiting
          ? BOARD_TEXTS.loading
          : snapshot.announcement || selectedText(snapshot, scale)}
      </div>
    </>
  );
}

interface GridGroupProps {
  readonly snapshot: BoardSnapshot;
  /** Index of a row that may begin a group. */
  readonly index: number;
}

/** Header of a group in the accessible grid, before its first row. */
function GridGroup({ snapshot, index }: GridGroupProps) {
  const { layout, view, groups } = snapshot;
  const at = layout.groupHeads.indexOf(index);
  const group = groups[at];
  if (!group) return null;
  return (
    <tr
      aria-rowindex={index + 2 + at}
      className={css.row}
      style={{
        top: rem(rowTop(index, view, layout) - GROUP_HEIGHT),
        height: rem(GROUP_HEIGHT),
      }}
    >
      <th
        scope="rowgroup"
        className={css.cell}
        style={boxStyle({ x: 0, y: 0, width: layout.columnWidth, height: GROUP_HEIGHT })}
        data-group={group.title}
      >
        {`${group.title}, ${carsText(group.count)}`}
      </th>
    </tr>
  );
}
