import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { useSession } from '@frontend/shared/data/session';
import { usePageKeys } from '@frontend/shared/lib/device/use-page-keys';
import { undoLatest } from '@frontend/shared/lib/overlays/undo';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { QueryStatus } from '@frontend/shared/ui/feedback/QueryStatus';
import { SearchSelect } from '@frontend/shared/ui/fields/select/SearchSelect';
import { Select } from '@frontend/shared/ui/fields/select/Select';
import { PageHead, PageSection } from '@frontend/shared/ui/layout/Page';
import { DateField } from '@frontend/shared/ui/pickers/DateField';
import { CACHE_AGES_MS } from '@schema/constants';
import { MESSAGES } from '@schema/messages';
import { RESEATING_TEXTS } from '@schema/texts/bookings/reseating';
import { matchesCarTitle } from '@schema/values/fleet/car-search';
import { fullTitle } from '@schema/values/fleet/car-title';
import { type Day, dayOf } from '@schema/values/time/calendar';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import css from './Reseating.module.css';
import { type ReseatLinks, ReseatResult } from './ReseatResult';
import {
  isComplete,
  RESEAT_GOALS,
  type ReseatAddress,
  reseatAddressOf,
  reseatParams,
} from './reseat-address';
import { SeatCarsDocument } from './reseating.generated';
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

const GOALS = RESEAT_GOALS.map((id) => ({ id, title: RESEATING_TEXTS.goals[id] }));
const NOTHING = {};

interface ReseatFormProps {
  readonly requested: ReseatAddress;
  readonly today: Day;
  readonly onAsk: (requested: ReseatAddress) => void;
}

/** The car or model to free, and the days. */
function ReseatForm({ requested, today, onAsk }: ReseatFormProps) {
  const { data, error } = useFreshQuery(SeatCarsDocument, {
    variables: NOTHING,
    maxAgeMs: CACHE_AGES_MS.analytics,
  });
  const cars = data?.seatCars ?? [];
  const models = [...new Set(cars.map(({ title }) => title))].sort((a, b) =>
    a.localeCompare(b, 'ru'),
  );
  const failed = error ? RESEATING_TEXTS.carsFailed : null;
  return (
    <section className={css.form} aria-label={RESEATING_TEXTS.question}>
      <Select
        className={css.wide}
        label={RESEATING_TEXTS.goal}
        options={GOALS}
        value={requested.goal}
        onChange={(goal) => goal && onAsk({ ...requested, goal })}
      />
      {requested.goal === 'model' ? (
        <SearchSelect
          className={css.wide}
          label={RESEATING_TEXTS.model}
          placeholder={RESEATING_TEXTS.modelPlaceholder}
          options={models.map((title) => ({ id: title, title }))}
          value={requested.model}
          onChange={(model) => onAsk({ ...requested, model })}
          error={failed}
          isMeant={matchesCarTitle}
        />
      ) : (
        <SearchSelect
          className={css.wide}
          label={RESEATING_TEXTS.car}
          placeholder={RESEATING_TEXTS.carPlaceholder}
          options={cars.map((car) => ({ id: car.id, title: fullTitle(car.title, car) }))}
          value={requested.carId}
          onChange={(carId) => onAsk({ ...requested, carId })}
          error={failed}
          isMeant={matchesCarTitle}
        />
      )}
      <DateField
        label={RESEATING_TEXTS.from}
        value={requested.from}
        min={today}
        onChange={(from) => from >= today && onAsk({ ...requested, from })}
      />
      <DateField
        label={RESEATING_TEXTS.to}
        value={requested.to}
        min={requested.from}
        onChange={(to) => to >= requested.from && onAsk({ ...requested, to })}
      />
    </section>
  );
}
