import { Skeleton } from '@frontend/shared/ui/feedback/Skeleton';
import { Spinner } from '@frontend/shared/ui/feedback/Spinner';
import { CHART_TEXTS } from '@schema/texts/reports/charts';
import css from './Charts.module.css';

/** Of a panel with a chart. Designed px. */
const PANEL_HEIGHT = 346;

interface ChartsComingProps {
  /** How many charts stand first. */
  readonly panels: 1 | 2;
}

/** Places as large as the charts that come, so that nothing jumps. */
export function ChartsComing({ panels }: ChartsComingProps) {
  return (
    <div className={css.charts}>
      <div className={panels === 1 ? css.wide : undefined}>
        <Skeleton height={PANEL_HEIGHT} />
      </div>
      {panels === 2 && <Skeleton height={PANEL_HEIGHT} />}
      <div className={css.spoken}>
        <Spinner description={CHART_TEXTS.loading} look="inline" />
      </div>
    </div>
  );
}
