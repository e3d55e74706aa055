import { ExportButtons } from '@frontend/shared/export/ExportButtons';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { DataTable } from '@frontend/shared/ui/lists/Table';
import type { CellValue, ExportColumn } from '@schema/export/table';
import { bookingsOfText, CHART_TEXTS } from '@schema/texts/reports/charts';
import ChartColumn from 'lucide-react/icons/chart-column';
import Sheet from 'lucide-react/icons/sheet';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import css from './Charts.module.css';

interface ChartPanelProps<Row> {
  readonly title: string;
  readonly numbers: Numbers<Row>;
  /** Readout of the active column; null: none. */
  readonly readout: ReactNode;
  readonly legend?: ReactNode;
  readonly children: ReactNode;
}

/** A chart with a toggle between the drawing and its table. */
export function ChartPanel<Row>({
  title,
  numbers,
  readout,
  legend,
  children,
}: ChartPanelProps<Row>) {
  const [isNumbers, setNumbers] = useState(false);
  return (
    <section className={css.panel} aria-label={title}>
      <header className={css.head}>
        <h2 className={css.title}>{title}</h2>
        <Button
          look="quiet"
          className={css.toggle}
          icon={isNumbers ? <ChartColumn /> : <Sheet />}
          onClick={() => setNumbers((now) => !now)}
        >
          {isNumbers ? CHART_TEXTS.asChart : CHART_TEXTS.asNumbers}
        </Button>
      </header>
      {isNumbers ? (
        <NumbersTable label={title} {...numbers} />
      ) : (
        <>
          <div className={css.readout}>{readout}</div>
          {children}
          {legend && <ul className={css.legend}>{legend}</ul>}
        </>
      )}
    </section>
  );
}

interface ReadoutProps {
  readonly title: string;
  readonly text: string;
  /** Path of the bookings behind the figure; null: no permission. */
  readonly bookings: string | null;
}

/** Total of the active part of a chart, with a link to its bookings. */
export function Readout({ title, text, bookings }: ReadoutProps) {
  return (
    <>
      <span className={css.where}>{title}</span> <b>{text}</b>{' '}
      {bookings && (
        <Link className={css.link} to={bookings} aria-label={bookingsOfText(title)}>
          {CHART_TEXTS.bookings}
        </Link>
      )}
    </>
  );
}

interface LegendItemProps {
  readonly look: 'solid' | 'hatched' | 'line' | 'ahead';
  readonly colour: string;
  readonly children: ReactNode;
}

export function LegendItem({ look, colour, children }: LegendItemProps) {
  return (
    <li className={css.item}>
      <span
        className={`${css.swatch} ${css[look]}`}
        style={{ '--swatch': colour } as Record<string, string>}
        aria-hidden="true"
      />
      {children}
    </li>
  );
}

/** A column of a chart's table and of its export. */
interface NumbersColumn<Row> extends ExportColumn<Row> {
  /** Absent: the exported value is shown unformatted. */
  readonly text?: (row: Row) => string;
}

interface Numbers<Row> {
  readonly columns: readonly NumbersColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  readonly fileName: string;
  /** Additional columns of the exported file. */
  readonly exported?: readonly ExportColumn<Row>[];
}

interface NumbersTableProps<Row> extends Numbers<Row> {
  readonly label: string;
}

const shownValue = (value: CellValue) =>
  value !== null && typeof value === 'object' ? value.text : value;

/** The data of a chart as an accessible table that can be copied and exported. */
function NumbersTable<Row>(props: NumbersTableProps<Row>) {
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
