import type { QueryState } from '@frontend/shared/data/query-state';
import { QueryStatus } from '@frontend/shared/ui/feedback/QueryStatus';
import { CHART_TEXTS } from '@schema/texts/reports/charts';
import type { ReactNode } from 'react';
import { ChartsComing } from './ChartsComing';

interface ChartsFrameProps {
  readonly query: QueryState;
  readonly isReady: boolean;
  /** Number of placeholders while loading. */
  readonly panels: 1 | 2;
  readonly children: ReactNode;
}

/** The charts of a page, their placeholders or the load error. */
export function ChartsFrame({ query, isReady, panels, children }: ChartsFrameProps) {
  return (
    <section aria-label={CHART_TEXTS.charts} aria-busy={query.isLoading}>
      <QueryStatus
        query={query}
        isLoaded={isReady}
        loading={<ChartsComing panels={panels} />}
        title={CHART_TEXTS.failed}
      />
      {children}
    </section>
  );
}
