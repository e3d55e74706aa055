import { failureText } from '@frontend/shared/data/failure-text';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { ErrorBox } from '@frontend/shared/ui/feedback/ErrorBox';
import { MESSAGES } from '@schema/messages';
import { CHART_TEXTS } from '@schema/texts/reports/charts';
import type { ReactNode } from 'react';
import { ChartsComing } from './ChartsComing';
import type { useDailyReport } from './columns/useDailyReport';

interface ChartsFrameProps {
  readonly state: Omit<ReturnType<typeof useDailyReport>, 'daily'>;
  readonly isReady: boolean;
  /** Number of placeholders while loading. */
  readonly panels: 1 | 2;
  readonly children: ReactNode;
}

/** The charts of a page, their placeholders or the load error. */
export function ChartsFrame({ state, isReady, panels, children }: ChartsFrameProps) {
  const { error, isLoading, retry } = state;
  return (
    <section aria-label={CHART_TEXTS.charts} aria-busy={isLoading}>
      {error && (
        <ErrorBox
          title={CHART_TEXTS.failed}
          message={failureText(error, MESSAGES.generic.loadFailedHint)}
        >
          <Button isPending={isLoading} onClick={retry}>
            {CHART_TEXTS.retry}
          </Button>
        </ErrorBox>
      )}
      {!isReady && !error && <ChartsComing panels={panels} />}
      {children}
    </section>
  );
}
