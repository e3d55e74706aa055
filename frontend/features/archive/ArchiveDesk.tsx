import { failureText } from '@frontend/shared/data/failure-text';
import { Button } from '@frontend/shared/ui/Button';
import { EmptyState } from '@frontend/shared/ui/EmptyState';
import { ErrorBox } from '@frontend/shared/ui/ErrorBox';
import { PageHead } from '@frontend/shared/ui/Page';
import { Pager } from '@frontend/shared/ui/Pager';
import { SearchField } from '@frontend/shared/ui/SearchField';
import { Spinner } from '@frontend/shared/ui/Spinner';
import { MESSAGES } from '@schema/messages';
import { ARCHIVE_TEXTS, BOOKING_LIST_TEXTS } from '@schema/texts/booking-list';
import { Archive, SearchX } from 'lucide-react';
import { useState } from 'react';
import css from './Archive.module.css';
import { ArchiveRows } from './ArchiveRows';
import { ArchiveTops } from './ArchiveTops';
import { MonthlyTrend } from './MonthlyTrend';
import { RestoreQuestion } from './RestoreQuestion';
import { SummaryCards } from './SummaryCards';
import { type CancelledBooking, useArchive } from './useArchive';

interface ArchiveDeskProps {
  readonly canRestore: boolean;
}

/** Cancelled bookings: what they cost, who they were, and the way back (spec 2, §2). */
export function ArchiveDesk({ canRestore }: ArchiveDeskProps) {
  const { list, summary, error, isLoading, retry, search, page, typed, setTyped, setPage } =
    useArchive();
  const [returning, setReturning] = useState<CancelledBooking | null>(null);
  return (
    <section className={css.section} aria-busy={isLoading}>
      <PageHead
        title={ARCHIVE_TEXTS.title}
        actions={
          <SearchField
            label={ARCHIVE_TEXTS.search}
            placeholder={ARCHIVE_TEXTS.searchPlaceholder}
            value={typed}
            onChange={setTyped}
          />
        }
      />
      {error && (
        <ErrorBox
          title={MESSAGES.generic.loadFailed}
          message={failureText(error, MESSAGES.generic.loadFailedHint)}
        >
          <Button isPending={isLoading} onClick={retry}>
            {BOOKING_LIST_TEXTS.retry}
          </Button>
        </ErrorBox>
      )}
      {!list && !error && <Spinner description={ARCHIVE_TEXTS.loading} />}
      {summary && <SummaryCards summary={summary} />}
      {list?.total === 0 && (
        <EmptyState
          icon={search ? <SearchX /> : <Archive />}
          title={search ? ARCHIVE_TEXTS.noMatch : ARCHIVE_TEXTS.noData}
          description={search ? ARCHIVE_TEXTS.noMatchHint : ARCHIVE_TEXTS.noDataHint}
        />
      )}
      {list && list.items.length > 0 && (
        <ArchiveRows bookings={list.items} onRestore={canRestore ? setReturning : null} />
      )}
      {list && <Pager page={page} count={list.pages} onChange={setPage} />}
      {summary && (
        <div className={css.parts}>
          <ArchiveTops summary={summary} />
          <MonthlyTrend months={summary.monthlyTrend} />
        </div>
      )}
      {returning && <RestoreQuestion booking={returning} onClose={() => setReturning(null)} />}
    </section>
  );
}
