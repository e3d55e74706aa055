import type { QueryState } from '@frontend/shared/data/queries/query-state';
import { QueryStatus } from '@frontend/shared/ui/feedback/QueryStatus';
import { CHART_TEXTS } from '@schema/texts/reports/charts';
import type { ReactNode } from 'react';
import { type ChartPage, ChartsComing } from './ChartsComing';

interface ChartsFrameProps {
  readonly query: QueryState;
  readonly isReady: boolean;
  readonly page: ChartPage;
  readonly children: ReactNode;
}

/** The charts of a page, their placeholders or the load error. */
export function ChartsFrame({ query, isReady, page, children }: ChartsFrameProps) {
  return (
    <section aria-label={CHART_TEXTS.charts} aria-busy={query.isLoading}>
      <QueryStatus
        query={query}
        isLoaded={isReady}
        loading={<ChartsComing page={page} />}
        title={CHART_TEXTS.failed}
      />
      {children}
    </section>
  );
}
