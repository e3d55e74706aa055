import { Skeleton } from '@frontend/shared/ui/feedback/Skeleton';
import { Spinner } from '@frontend/shared/ui/feedback/Spinner';
import textCss from '@frontend/shared/ui/styles/text.module.css';
import { CHART_TEXTS } from '@schema/texts/reports/charts';
import css from './Charts.module.css';

/** Height of a chart panel, design px. */
const PANEL_HEIGHT = 346;

interface ChartsComingProps {
  /** Number of placeholders. */
  readonly panels: 1 | 2;
}

/** Placeholders as large as the charts, which avoid a layout shift. */
export function ChartsComing({ panels }: ChartsComingProps) {
  return (
    <div className={css.charts}>
      <div className={panels === 1 ? css.wide : undefined}>
        <Skeleton height={PANEL_HEIGHT} />
      </div>
      {panels === 2 && <Skeleton height={PANEL_HEIGHT} />}
      <div className={textCss.spoken}>
        <Spinner description={CHART_TEXTS.loading} look="inline" />
      </div>
    </div>
  );
}
