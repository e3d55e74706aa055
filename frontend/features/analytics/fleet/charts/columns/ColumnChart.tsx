import { rem } from '@frontend/shared/lib/device/text-scale';
import { CHART_TEXTS } from '@schema/texts/reports/charts';
import { useWidth } from '../use-width';
import css from './ColumnChart.module.css';
import { CHART_HEIGHT, ColumnDrawing, type Columns } from './ColumnDrawing';

interface ColumnChartProps extends Columns {
  readonly label: string;
  /** Readout of a column; null: of the whole period. */
  readonly readout: (index: number | null) => string;
}

/** Columns over the days of a period, a slider for the arrow keys (docs/design.md, charts). */
export function ColumnChart(props: ColumnChartProps) {
  const { label, readout, ...columns } = props;
  const { buckets, choice } = columns;
  const [ref, width] = useWidth<HTMLDivElement>();
  const at = choice.shown;
  return (
    <div
      ref={ref}
      className={css.chart}
      style={{ height: rem(CHART_HEIGHT) }}
      role="slider"
      tabIndex={0}
      aria-label={`${label}: ${CHART_TEXTS.arrows}`}
      aria-valuemin={0}
      aria-valuemax={buckets.length}
      aria-valuenow={at === null ? 0 : at + 1}
      aria-valuetext={readout(at)}
      onKeyDown={choice.onKeyDown}
    >
      {width > 0 && <ColumnDrawing {...columns} width={width} />}
    </div>
  );
}
