import type { BookingLinks } from '@frontend/shared/bookings/booking-links';
import { failureText } from '@frontend/shared/data/failure-text';
import { useZone } from '@frontend/shared/data/session';
import { ExportButtons } from '@frontend/shared/export/ExportButtons';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { ErrorBox } from '@frontend/shared/ui/feedback/ErrorBox';
import { SearchField } from '@frontend/shared/ui/fields/SearchField';
import { PageHead } from '@frontend/shared/ui/layout/Page';
import { ListSkeleton } from '@frontend/shared/ui/lists/ListSkeleton';
import { Pager } from '@frontend/shared/ui/lists/Pager';
import { MESSAGES } from '@schema/messages';
import { ARCHIVE_TEXTS, BOOKING_LIST_TEXTS } from '@schema/texts/bookings/booking-list';
import { EXPORT_TEXTS } from '@schema/texts/files/export';
import { BOOKING_FORMS, plural } from '@schema/values/words/plural';
import { Archive, SearchX } from 'lucide-react';
import { useState } from 'react';
import css from './Archive.module.css';
import { ArchiveRows } from './ArchiveRows';
import { ArchiveTops } from './ArchiveTops';
import { archiveColumns } from './export-archive';
import { MonthlyTrend } from './MonthlyTrend';
import { RestoreQuestion } from './RestoreQuestion';
import { SummaryCards } from './SummaryCards';
import { type CancelledBooking, useArchive } from './useArchive';

interface ArchiveDeskProps {
  readonly canRestore: boolean;
  readonly links: BookingLinks;
}

const countText = (total: number, search: string) =>
  search ? `${BOOKING_LIST_TEXTS.found}: ${total}` : plural(total, BOOKING_FORMS);

/** Cancelled bookings with their cost, customers and restore (requirements.md, Z). */
export function ArchivePage({ canRestore, links }: ArchiveDeskProps) {
  const {
    list,
    summary,
    error,
    isLoading,
    retry,
    search,
    page,
    typed,
    setTyped,
    setPage,
    readAll,
  } = useArchive();
  const zone = useZone();
  const [returning, setReturning] = useState<CancelledBooking | null>(null);
  return (
    <section className={css.section} aria-busy={isLoading}>
      <PageHead
        title={ARCHIVE_TEXTS.title}
        subtitle={list ? countText(list.total, search) : ''}
        actions={
          <ExportButtons
            fileName={EXPORT_TEXTS.archiveFile}
            columns={archiveColumns(zone)}
            load={readAll}
          />
        }
      />
      {(summary || !error) && <SummaryCards summary={summary} />}
      <div className={css.line}>
        <SearchField
          label={ARCHIVE_TEXTS.search}
          placeholder={ARCHIVE_TEXTS.searchPlaceholder}
          value={typed}
          onChange={setTyped}
        />
      </div>
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
      {!list && !error && <ListSkeleton description={ARCHIVE_TEXTS.loading} />}
      {list?.total === 0 && (
        <EmptyState
          icon={search ? <SearchX /> : <Archive />}
          title={search ? ARCHIVE_TEXTS.noMatch : ARCHIVE_TEXTS.noData}
          description={search ? ARCHIVE_TEXTS.noMatchHint : ARCHIVE_TEXTS.noDataHint}
        />
      )}
      {list && list.items.length > 0 && (
        <ArchiveRows
          bookings={list.items}
          links={links}
          onRestore={canRestore ? setReturning : null}
        />
      )}
      {list && <Pager page={page} count={list.pages} onChange={setPage} />}
      {summary && (
        <div className={css.parts}>
          <ArchiveTops summary={summary} links={links} />
          <MonthlyTrend months={summary.monthlyTrend} />
        </div>
      )}
      {returning && <RestoreQuestion booking={returning} onClose={() => setReturning(null)} />}
    </section>
  );
}
