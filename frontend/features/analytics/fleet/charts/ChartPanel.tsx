import { Button } from '@frontend/shared/ui/buttons/Button';
import { bookingsOfText, CHART_TEXTS } from '@schema/texts/reports/charts';
import ChartColumn from 'lucide-react/icons/chart-column';
import Sheet from 'lucide-react/icons/sheet';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import css from './Charts.module.css';
import { type Numbers, NumbersTable } from './NumbersTable';

interface ChartPanelProps<Row> {
  readonly title: string;
  readonly numbers: Numbers<Row>;
  /** Text of the active column; null: none. */
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
