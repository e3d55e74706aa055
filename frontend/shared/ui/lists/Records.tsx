import { classNames } from '@frontend/shared/lib/class-names';
import { useIsPhone } from '@frontend/shared/lib/device/use-media';
import { guardPresses } from '@frontend/shared/lib/presses/guard-presses';
import type { ReactNode } from 'react';
import css from './Records.module.css';
import { type Column, DataTable } from './Table';
import { FIRST_SCREEN, useDrawnRows } from './use-drawn-rows';

interface RecordsProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  /** The content of a record on a phone. */
  readonly card: (row: Row) => ReactNode;
  readonly areCardsDense?: boolean;
}

/** Records of a list: a table, cards on phones. */
export function Records<Row extends { readonly id: number }>({
  label,
  rows,
  columns,
  card,
  areCardsDense = false,
}: RecordsProps<Row>) {
  const { drawn, rowRef } = useDrawnRows(rows, FIRST_SCREEN);
  if (!useIsPhone()) {
    const keyOf = ({ id }: Row) => id;
    return (
      <DataTable label={label} columns={columns} rows={rows} keyOf={keyOf} className={css.table} />
    );
  }
  return (
    <ul ref={guardPresses} className={css.cards} aria-label={label}>
      {drawn.map((row) => (
        <li
          key={row.id}
          ref={rowRef(row)}
          className={classNames(css.card, areCardsDense && css.dense)}
        >
          {card(row)}
        </li>
      ))}
    </ul>
  );
}

interface CardLineProps {
  /** The parts are aligned at their tops, not centred. */
  readonly isTop?: boolean;
  readonly children: ReactNode;
}

/** A line of a card: its first part at the start, the other at the end. */
export function CardLine({ isTop = false, children }: CardLineProps) {
  return <div className={classNames(css.line, isTop && css.top)}>{children}</div>;
}
