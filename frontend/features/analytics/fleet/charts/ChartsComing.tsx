import { Skeleton } from '@frontend/shared/ui/feedback/Skeleton';
import { Spinner } from '@frontend/shared/ui/feedback/Spinner';
import textCss from '@frontend/shared/ui/styles/text.module.css';
import { CHART_TEXTS } from '@schema/texts/reports/charts';
import css from './Charts.module.css';

/** Height of a chart panel, design px. */
const PANEL_HEIGHT = 346;

/** The charts of a page in their order; true: over the whole width. */
const PLACES = {
  car: [true],
  income: [false, false],
  fleet: [false, false, true, false, false],
} as const;

export type ChartPage = keyof typeof PLACES;

interface ChartsComingProps {
  readonly page: ChartPage;
}

/** Placeholders as large as the charts, which avoid a layout shift. */
export function ChartsComing({ page }: ChartsComingProps) {
  return (
    <div className={css.charts}>
      {PLACES[page].map((isWide, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places of a page never change
        <div key={place} className={isWide ? css.wide : undefined}>
          <Skeleton height={PANEL_HEIGHT} />
        </div>
      ))}
      <div className={textCss.spoken}>
        <Spinner description={CHART_TEXTS.loading} look="inline" />
      </div>
    </div>
  );
}
