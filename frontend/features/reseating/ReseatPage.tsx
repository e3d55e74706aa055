import { failureText } from '@frontend/shared/data/failure-text';
import { useSession } from '@frontend/shared/data/session';
import { usePageKeys } from '@frontend/shared/lib/device/use-page-keys';
import { undoLatest } from '@frontend/shared/lib/overlays/undo';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { ErrorBox } from '@frontend/shared/ui/feedback/ErrorBox';
import { Spinner } from '@frontend/shared/ui/feedback/Spinner';
import { PageHead } from '@frontend/shared/ui/layout/Page';
import { MESSAGES } from '@schema/messages';
import { RESEATING_TEXTS } from '@schema/texts/bookings/reseating';
import { dayOf } from '@schema/values/time/calendar';
import { ArrowLeftRight } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { ReseatForm } from './ReseatForm';
import css from './Reseating.module.css';
import { type ReseatLinks, ReseatResult } from './ReseatResult';
import { isAsked, reseatAddressOf, reseatParams } from './reseat-address';
import { useReseatPlan } from './useReseatPlan';

/** «Пересадка»: preview of the moves that free a car (docs/domain.md, re-seating). */
export function ReseatPage({ links }: { readonly links: ReseatLinks | null }) {
  const { now, company } = useSession();
  const [params, setParams] = useSearchParams();
  const today = dayOf(now(), company.timeZone);
  const requested = reseatAddressOf(params, today);
  const { plan, error, isLoading, retry } = useReseatPlan(requested);
  usePageKeys(
    ({ code, ctrlKey, metaKey, shiftKey }) =>
      code === 'KeyZ' && (ctrlKey || metaKey) && !shiftKey && undoLatest(),
  );
  return (
    <section className={css.desk} aria-busy={isLoading}>
      <PageHead title={RESEATING_TEXTS.title} subtitle={RESEATING_TEXTS.hint} />
      <ReseatForm
        requested={requested}
        today={today}
        onAsk={(next) => setParams(reseatParams(next), { replace: true })}
      />
      {error && (
        <ErrorBox
          title={MESSAGES.reseating.planFailed}
          message={failureText(error, MESSAGES.generic.loadFailedHint)}
        >
          <Button isPending={isLoading} onClick={retry}>
            {RESEATING_TEXTS.retry}
          </Button>
        </ErrorBox>
      )}
      {!isAsked(requested) && (
        <EmptyState
          icon={<ArrowLeftRight />}
          title={RESEATING_TEXTS.choose}
          description={RESEATING_TEXTS.chooseHint}
        />
      )}
      {isAsked(requested) && !plan && !error && <Spinner description={RESEATING_TEXTS.loading} />}
      {plan && !error && (
        <ReseatResult
          key={reseatParams(requested).toString()}
          plan={plan}
          from={requested.from}
          links={links}
        />
      )}
    </section>
  );
}
