import type { BookingLinks } from '@frontend/shared/bookings/booking-links';
import { failureText } from '@frontend/shared/data/failure-text';
import { useZone } from '@frontend/shared/data/session';
import { ExportButtons } from '@frontend/shared/export/ExportButtons';
import { useIsPhone } from '@frontend/shared/lib/device/use-media';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { ErrorBox } from '@frontend/shared/ui/feedback/ErrorBox';
import { SearchField } from '@frontend/shared/ui/fields/SearchField';
import { Select } from '@frontend/shared/ui/fields/Select';
import { PageHead } from '@frontend/shared/ui/layout/Page';
import { ListSkeleton } from '@frontend/shared/ui/lists/ListSkeleton';
import { Pager } from '@frontend/shared/ui/lists/Pager';
import { bookingColumns } from '@schema/export/bookings';
import { MESSAGES } from '@schema/messages';
import { BOOKING_LIST_TEXTS, sortTitle } from '@schema/texts/bookings/booking-list';
import { EXPORT_TEXTS } from '@schema/texts/files/export';
import { BOOKING_FORMS, plural } from '@schema/values/words/plural';
import { CalendarRange, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { BookingCards } from './BookingCards';
import css from './BookingList.module.css';
import { BookingTable } from './BookingTable';
import { EarningNote } from './EarningNote';
import { ListCounters } from './ListCounters';
import { ALL_SORTS, sortKey } from './list-order';
import { useAllBookings } from './useAllBookings';
import { type ListedBooking, useBookingList } from './useBookingList';

const SORTS = ALL_SORTS.map((sort) => ({
  id: sortKey(sort),
  title: sortTitle(sort.field, sort.direction),
}));

interface BookingListProps {
  readonly onOpen: (booking: ListedBooking) => void;
  readonly links: BookingLinks;
  readonly wayOn: ReactNode;
  /** Shown beside the export. */
  readonly tools?: ReactNode;
}

const countText = (total: number, isNarrowed: boolean) =>
  isNarrowed ? `${BOOKING_LIST_TEXTS.found}: ${total}` : plural(total, BOOKING_FORMS);

/** Paginated bookings with counters, search, sort and cards (requirements.md, L). */
export function BookingList({ onOpen, links, wayOn, tools }: BookingListProps) {
  const {
    list,
    error,
    isLoading,
    retry,
    setOrder,
    sort,
    status,
    filter,
    wanted,
    clearFilter,
    ...asked
  } = useBookingList();
  const zone = useZone();
  const isPhone = useIsPhone();
  const isNarrowed = asked.search !== '' || status !== null || filter !== null;
  const readAll = useAllBookings({ wanted, isNarrowed });
  return (
    <section className={css.section} aria-busy={isLoading}>
      <PageHead
        title={BOOKING_LIST_TEXTS.title}
        subtitle={list ? countText(list.total, isNarrowed) : ''}
        actions={
          <>
            <ExportButtons
              fileName={EXPORT_TEXTS.bookingsFile}
              columns={bookingColumns(zone)}
              load={readAll}
            />
            {tools}
          </>
        }
      />
      {filter && (
        <EarningNote
          filter={filter}
          car={list?.items.find(({ carId }) => carId === filter.carId) ?? null}
          onClear={clearFilter}
        />
      )}
      {(list || !error) && (
        <ListCounters
          counters={list?.counters ?? null}
          status={status}
          onChoose={(next) => setOrder({ status: next })}
        />
      )}
      <div className={css.tools}>
        <SearchField
          label={BOOKING_LIST_TEXTS.search}
          placeholder={BOOKING_LIST_TEXTS.searchPlaceholder}
          value={asked.typed}
          onChange={asked.setTyped}
        />
        <Select
          className={css.sort}
          label={BOOKING_LIST_TEXTS.sort}
          isLabelHidden
          options={SORTS}
          value={sortKey(sort)}
          onChange={(key) => {
            const chosen = ALL_SORTS.find((one) => sortKey(one) === key);
            if (chosen) setOrder({ sort: chosen });
          }}
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
      {!list && !error && <ListSkeleton description={BOOKING_LIST_TEXTS.loading} />}
      {list?.total === 0 && (
        <EmptyState
          icon={isNarrowed ? <SearchX /> : <CalendarRange />}
          title={isNarrowed ? BOOKING_LIST_TEXTS.nothingFound : BOOKING_LIST_TEXTS.empty}
          description={
            isNarrowed ? BOOKING_LIST_TEXTS.nothingFoundHint : BOOKING_LIST_TEXTS.emptyHint
          }
          action={isNarrowed ? undefined : wayOn}
        />
      )}
      {list && list.items.length > 0 && isPhone && (
        <BookingCards bookings={list.items} links={links} onOpen={onOpen} />
      )}
      {list && list.items.length > 0 && !isPhone && (
        <BookingTable
          bookings={list.items}
          links={links}
          onOpen={onOpen}
          sort={sort}
          onSort={(next) => setOrder({ sort: next })}
        />
      )}
      {list && <Pager page={asked.page} count={list.pages} onChange={asked.setPage} />}
    </section>
  );
}
