import { useSession } from '@frontend/shared/data/session';
import { usePageKeys } from '@frontend/shared/lib/device/use-page-keys';
import { undoLatest } from '@frontend/shared/lib/overlays/undo';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { QueryStatus } from '@frontend/shared/ui/feedback/QueryStatus';
import { PageHead, PageSection } from '@frontend/shared/ui/layout/Page';
import { MESSAGES } from '@schema/messages';
import { RESEATING_TEXTS } from '@schema/texts/bookings/reseating';
import { dayOf } from '@schema/values/time/calendar';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ReseatForm } from './ReseatForm';
import { type ReseatLinks, ReseatResult } from './ReseatResult';
import { isComplete, reseatAddressOf, reseatParams } from './reseat-address';
import { useReseatPlan } from './useReseatPlan';

interface ReseatPageProps {
  readonly links: ReseatLinks | null;
  /** Wraps the hint shown before a car is chosen. */
  readonly beforeChoice: (hint: ReactNode) => ReactNode;
}

/** «Пересадка»: preview of the moves that free a car (docs/domain.md, re-seating). */
export function ReseatPage({ links, beforeChoice }: ReseatPageProps) {
  const { now, company } = useSession();
  const [params, setParams] = useSearchParams();
  const today = dayOf(now(), company.timeZone);
  const requested = reseatAddressOf(params, today);
  const { plan, query } = useReseatPlan(requested);
  usePageKeys(
    ({ code, ctrlKey, metaKey, shiftKey }) =>
      code === 'KeyZ' && (ctrlKey || metaKey) && !shiftKey && undoLatest(),
  );
  return (
    <PageSection query={query}>
      <PageHead title={RESEATING_TEXTS.title} subtitle={RESEATING_TEXTS.hint} />
      <ReseatForm
        requested={requested}
        today={today}
        onAsk={(next) => setParams(reseatParams(next), { replace: true })}
      />
      {(isComplete(requested) || query.error) && (
        <QueryStatus
          query={query}
          isLoaded={plan !== null}
          loading={RESEATING_TEXTS.loading}
          title={plan ? RESEATING_TEXTS.refreshFailed : MESSAGES.reseating.planFailed}
        />
      )}
      {!isComplete(requested) &&
        beforeChoice(
          <EmptyState
            icon={<ArrowLeftRight />}
            title={RESEATING_TEXTS.choose}
            description={RESEATING_TEXTS.chooseHint}
          />,
        )}
      {plan && (
        <ReseatResult
          key={reseatParams(requested).toString()}
          plan={plan}
          from={requested.from}
          links={links}
          opensSwap={params.has('swap')}
        />
      )}
    </PageSection>
  );
}
