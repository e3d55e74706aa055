import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { useZone } from '@frontend/shared/data/session';
import { ExportButtons } from '@frontend/shared/export/ExportButtons';
import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { useIsPhone } from '@frontend/shared/lib/device/use-media';
import { guardPresses } from '@frontend/shared/lib/presses/guard-presses';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { LateDialog } from '@frontend/shared/ui/feedback/LateDialog';
import { PageStatus } from '@frontend/shared/ui/feedback/QueryStatus';
import { PageActions, PageHead } from '@frontend/shared/ui/layout/Page';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { CACHE_AGES_MS } from '@schema/constants';
import { MESSAGES } from '@schema/messages';
import { WEEKDAYS } from '@schema/texts/board/weekdays';
import { HANDOVER_FORMS, LOGISTICS_TEXTS, RETURN_FORMS } from '@schema/texts/day/logistics';
import { EXPORT_TEXTS } from '@schema/texts/files/export';
import { type Day, formatDay, weekdayOf } from '@schema/values/time/calendar';
import { plural } from '@schema/values/words/plural';
import CalendarCheck2 from 'lucide-react/icons/calendar-check-2';
import { type ReactNode, Suspense, useState } from 'react';
import { DaySwitch } from './DaySwitch';
import type { EventLinks } from './EventDialog';
import { EventRow } from './EventRow';
import { logisticsColumns } from './export-logistics';
import css from './LogisticsDay.module.css';
import { LogisticsDayDocument } from './logistics.generated';
import { timelineOf } from './timeline';

const EventDialog = lazyComponent(() => import('./EventDialog'));

interface LogisticsDayProps {
  readonly day: Day;
  readonly today: Day;
  readonly links: EventLinks | null;
  readonly onPick: (day: Day) => void;
  /** Wraps the hint of an empty list. */
  readonly whenNone: (hint: ReactNode) => ReactNode;
}

/** Logistics of a day: counts of handovers and returns, timeline (requirements.md, D9, D10). */
export function LogisticsDay({ day, today, links, onPick, whenNone }: LogisticsDayProps) {
  const { facts, query } = useLogisticsDay(day);
  const zone = useZone();
  const [openKey, setOpenKey] = useState<string | null>(null);
  const events = facts ? timelineOf(facts) : null;
  const open = events?.find(({ key }) => key === openKey);
  const isPhone = useIsPhone();
  const exported = events && events.length > 0 && (
    <ExportButtons
      fileName={`${EXPORT_TEXTS.logisticsFile}-${day}`}
      columns={logisticsColumns(zone)}
      load={() => events}
    />
  );
  return (
    <>
      <PageHead
        title={LOGISTICS_TEXTS.title}
        subtitle={
          <>
            <span>
              {formatDay(day)}, {WEEKDAYS[weekdayOf(day)]}
            </span>
            {facts && (
              <>
                <span>{plural(facts.handovers.count, HANDOVER_FORMS)}</span>
                <span>{plural(facts.returns.count, RETURN_FORMS)}</span>
              </>
            )}
          </>
        }
        actions={
          <>
            {!isPhone && exported}
            <DaySwitch day={day} today={today} onPick={onPick} />
          </>
        }
      />
      <Stack
        as="section"
        gap={16}
        canShrink
        className={css.day}
        aria-label={LOGISTICS_TEXTS.timeline}
        aria-busy={query.isLoading}
      >
        {events ? (
          events.length > 0 ? (
            <Stack as="ol" gap={8} ref={guardPresses}>
              {events.map((event) => (
                <EventRow
                  key={event.key}
                  event={event}
                  day={day}
                  onOpen={() => setOpenKey(event.key)}
                />
              ))}
            </Stack>
          ) : (
            whenNone(
              <EmptyState
                icon={<CalendarCheck2 />}
                title={LOGISTICS_TEXTS.empty}
                description={LOGISTICS_TEXTS.emptyHint}
              />,
            )
          )
        ) : (
          <PageStatus
            query={query}
            message={MESSAGES.generic.loadFailedHint}
            loading={LOGISTICS_TEXTS.loading}
          />
        )}
        {isPhone && exported && <PageActions>{exported}</PageActions>}
      </Stack>
      {open && (
        <Suspense fallback={<LateDialog />}>
          <EventDialog event={open} links={links} onClose={() => setOpenKey(null)} />
        </Suspense>
      )}
    </>
  );
}

/** Events of a day, cached for 60 s and refetched when a record of the day changes. */
function useLogisticsDay(date: Day) {
  const { data, query } = useFreshQuery(LogisticsDayDocument, {
    variables: { date },
    maxAgeMs: CACHE_AGES_MS.dashboard,
    topics: ['daily'],
  });
  return { facts: data?.dailyDashboard ?? null, query };
}
