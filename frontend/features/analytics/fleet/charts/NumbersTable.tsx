import { ExportButtons } from '@frontend/shared/export/ExportButtons';
import { DataTable } from '@frontend/shared/ui/lists/Table';
import type { CellValue, ExportColumn } from '@schema/export/table';
import css from './Charts.module.css';

/** A column of a chart's table and of its export. */
interface NumbersColumn<Row> extends ExportColumn<Row> {
  /** Absent: the exported value is shown unformatted. */
  readonly text?: (row: Row) => string;
}

export interface Numbers<Row> {
  readonly columns: readonly NumbersColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  readonly fileName: string;
  /** Extra columns of the exported file. */
  readonly exported?: readonly ExportColumn<Row>[];
}

interface NumbersTableProps<Row> extends Numbers<Row> {
  readonly label: string;
}

const shownValue = (value: CellValue) =>
  value !== null && typeof value === 'object' ? value.text : value;

/** The data of a chart as an accessible table that can be copied and exported. */
export function NumbersTable<Row>(props: NumbersTableProps<Row>) {
  const { label, columns, rows, keyOf, fileName, exported } = props;
  return (
    <>
      <div className={css.numbers}>
        <DataTable
          label={label}
          columns={columns.map(({ title, value, text }) => ({
            title,
            isNumber: text !== undefined,
            cell: (row: Row) => (text ? text(row) : shownValue(value(row))),
          }))}
          rows={rows}
          keyOf={keyOf}
        />
      </div>
      <ExportButtons
        fileName={fileName}
        columns={exported ?? columns}
        load={() => Promise.resolve(rows)}
      />
    </>
  );
}
