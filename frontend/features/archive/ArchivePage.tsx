import type { BookingLinks } from '@frontend/shared/bookings/booking-links';
import { useZone } from '@frontend/shared/data/session';
import { ExportButtons } from '@frontend/shared/export/ExportButtons';
import { Skeleton } from '@frontend/shared/ui/feedback/Skeleton';
import { ListPage } from '@frontend/shared/ui/lists/ListPage';
import { ListSkeleton } from '@frontend/shared/ui/lists/ListSkeleton';
import { ARCHIVE_TEXTS } from '@schema/texts/bookings/booking-list';
import { EXPORT_TEXTS } from '@schema/texts/files/export';
import { foundText } from '@schema/texts/shell/lists';
import { formatRoubles } from '@schema/values/money/money';
import { percentWithTenth } from '@schema/values/money/percent';
import { BOOKING_FORMS, DAY_FORMS, plural } from '@schema/values/words/plural';
import Archive from 'lucide-react/icons/archive';
import SearchX from 'lucide-react/icons/search-x';
import { useState } from 'react';
import css from './Archive.module.css';
import { ArchiveRows } from './ArchiveRows';
import { archiveColumns } from './export-archive';
import { MonthlyTrend } from './MonthlyTrend';
import { RestoreQuestion } from './RestoreQuestion';
import { TopCarsAndCustomers } from './TopCarsAndCustomers';
import { type CancellationSummary, type CancelledBooking, useArchive } from './useArchive';

interface ArchivePageProps {
  readonly canRestore: boolean;
  readonly links: BookingLinks;
  /** Opens «Оплата» of a booking; null: no permission. */
  readonly onMoney: ((booking: CancelledBooking) => void) | null;
}

/** `all`: cancelled bookings without the search; null: not loaded. */
const countText = (total: number, { search, all }: { search: string; all: number | null }) =>
  search ? foundText(total, all) : plural(total, BOOKING_FORMS);

/** Cancelled bookings with their cost, customers and restore (requirements.md, Z). */
export function ArchivePage({ canRestore, links, onMoney }: ArchivePageProps) {
  const { address, query, list, summary, readAll } = useArchive();
  const { search } = address;
  const zone = useZone();
  const [returning, setReturning] = useState<CancelledBooking | null>(null);
  return (
    <>
      <ListPage
        title={ARCHIVE_TEXTS.title}
        subtitle={list ? countText(list.total, { search, all: summary?.totalCount ?? null }) : ''}
        exported={
          <ExportButtons
            fileName={EXPORT_TEXTS.archiveFile}
            columns={archiveColumns(zone)}
            load={readAll}
          />
        }
        counters={(summary || !query.error) && <SummaryCards summary={summary} />}
        address={address}
        search={{ label: ARCHIVE_TEXTS.search, placeholder: ARCHIVE_TEXTS.searchPlaceholder }}
        query={query}
        loading={<ListSkeleton description={ARCHIVE_TEXTS.loading} />}
        list={list}
        empty={{
          icon: search ? <SearchX /> : <Archive />,
          title: search ? ARCHIVE_TEXTS.noMatch : ARCHIVE_TEXTS.noData,
          description: search ? ARCHIVE_TEXTS.noMatchHint : ARCHIVE_TEXTS.noDataHint,
        }}
        below={
          summary && (
            <div className={css.parts}>
              <TopCarsAndCustomers summary={summary} links={links} />
              <MonthlyTrend months={summary.monthlyTrend} />
            </div>
          )
        }
      >
        {(bookings) => (
          <ArchiveRows
            bookings={bookings}
            links={links}
            onRestore={canRestore ? setReturning : null}
            onMoney={onMoney}
          />
        )}
      </ListPage>
      {returning && <RestoreQuestion booking={returning} onClose={() => setReturning(null)} />}
    </>
  );
}

interface SummaryCardsProps {
  /** Null while loading. */
  readonly summary: CancellationSummary | null;
}

/** Cancellations: number, lost revenue, average length, share (requirements.md, Z1). */
function SummaryCards({ summary }: SummaryCardsProps) {
  const values = summary && valuesOf(summary);
  const { total, potential, duration, rate } = ARCHIVE_TEXTS;
  return (
    <dl className={css.cards} aria-label={ARCHIVE_TEXTS.summary}>
      {[total, potential, duration, rate].map((name, index) => (
        <div key={name} className={css.card}>
          <dt>{name}</dt>
          <dd>{values ? values[index] : <Skeleton width={96} height={20} />}</dd>
        </div>
      ))}
    </dl>
  );
}

function valuesOf(summary: CancellationSummary): readonly string[] {
  const { totalCount, totalPotentialRevenue, averageDuration, cancellationRate } = summary;
  const tenths = Math.round(averageDuration * 10) / 10;
  return [
    String(totalCount),
    formatRoubles(totalPotentialRevenue),
    plural(tenths, DAY_FORMS),
    percentWithTenth(cancellationRate * 100),
  ];
}
