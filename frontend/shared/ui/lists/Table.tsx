import { classNames } from '@frontend/shared/lib/class-names';
import { guardPresses } from '@frontend/shared/lib/presses/guard-presses';
import { type ComponentProps, Fragment, type Key, type ReactElement, type ReactNode } from 'react';
import css from './Table.module.css';
import { useDrawnRows } from './use-drawn-rows';

interface TableProps extends ComponentProps<'table'> {
  /** Accessible name of the table. */
  readonly label: string;
}

/**
 * The style of all tables: plain table elements inside (thead, tbody, th, td) in a scroll
 * container. TABLE_NUMBER_CLASS aligns a numeric cell.
 */
export function Table({ label, className, ...rest }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable frame must be reachable by keyboard
    <section className={css.frame} aria-label={label} tabIndex={0}>
      <table {...rest} aria-label={label} className={classNames(css.table, className)} />
    </section>
  );
}

export const TABLE_NUMBER_CLASS = css.number ?? '';

export interface Column<Row> {
  readonly title: string;
  /** The `th` of a sortable column, instead of the title. */
  readonly header?: ReactElement;
  readonly isNumber?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

interface DataTableProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => Key;
  readonly className?: string;
}

/** A table defined by its columns; a long one is rendered while scrolling. */
export function DataTable<Row>({ label, columns, rows, keyOf, className }: DataTableProps<Row>) {
  const { drawn, rowRef, rowCount } = useDrawnRows(rows);
  const classOf = (column: Column<Row>) => (column.isNumber ? TABLE_NUMBER_CLASS : undefined);
  return (
    <Table label={label} className={className} aria-rowcount={rowCount(1)}>
      <thead>
        <tr>
          {columns.map((column) =>
            column.header ? (
              <Fragment key={column.title}>{column.header}</Fragment>
            ) : (
              <th key={column.title} scope="col" className={classOf(column)}>
                {column.title}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody ref={guardPresses}>
        {drawn.map((row) => (
          <tr key={keyOf(row)} ref={rowRef(row)}>
            {columns.map((column) => (
              <td key={column.title} className={classOf(column)}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
