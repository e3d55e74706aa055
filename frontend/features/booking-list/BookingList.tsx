import type { BookingLinks } from '@frontend/shared/bookings/booking-links';
import { useZone } from '@frontend/shared/data/session';
import { ExportButtons } from '@frontend/shared/export/ExportButtons';
import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { FieldPlaceholder } from '@frontend/shared/ui/fields/FieldPlaceholder';
import { InfoPanel } from '@frontend/shared/ui/layout/InfoPanel';
import { Later } from '@frontend/shared/ui/layout/Later';
import { ListPage } from '@frontend/shared/ui/lists/ListPage';
import { ListSkeleton } from '@frontend/shared/ui/lists/ListSkeleton';
import { BOOKING_LIST_TEXTS, sortTitle } from '@schema/texts/bookings/booking-list';
import { LIST_FILTER_TEXTS } from '@schema/texts/bookings/list-filters';
import { EXPORT_TEXTS } from '@schema/texts/files/export';
import { foundText } from '@schema/texts/shell/lists';
import { BOOKING_FORMS, plural } from '@schema/values/words/plural';
import CalendarRange from 'lucide-react/icons/calendar-range';
import SearchX from 'lucide-react/icons/search-x';
import type { ReactNode } from 'react';
import css from './BookingList.module.css';
import { BookingRows } from './BookingRows';
import { EarningNote } from './EarningNote';
import { ListCounters } from './ListCounters';
import { ListFilterButton, ListFilterNote } from './ListFilters';
import { filterCount } from './list-filter';
import { useAllBookings } from './useAllBookings';
import { type ListedBooking, useBookingList } from './useBookingList';

const SortChoice = lazyComponent(() => import('./SortChoice'));

interface BookingListProps {
  readonly onOpen: (booking: ListedBooking) => void;
  readonly links: BookingLinks;
  readonly wayOn: ReactNode;
  /** Shown beside the export. */
  readonly tools?: ReactNode;
}

/** Paginated bookings with counters, search, sort and cards (requirements.md, L). */
export function BookingList({ onOpen, links, wayOn, tools }: BookingListProps) {
  const { address, query, list, all, wanted, status, sort, setOrder, ...filters } =
    useBookingList();
  const { filter, clearFilter, listFilter, clearListFilter, isMoneyLeftOut } = filters;
  const isFiltered = filterCount(listFilter) > 0;
  const zone = useZone();
  const isNarrowed = address.search !== '' || status !== null || filter !== null || isFiltered;
  const countText = (total: number) =>
    isNarrowed ? foundText(total, all?.total ?? null) : plural(total, BOOKING_FORMS);
  const { columns, load } = useAllBookings({ wanted, isNarrowed, zone });
  return (
    <ListPage
      title={BOOKING_LIST_TEXTS.title}
      subtitle={list ? countText(list.total) : ''}
      exported={
        <>
          <ExportButtons fileName={EXPORT_TEXTS.bookingsFile} columns={columns} load={load} />
          {tools}
        </>
      }
      counters={
        <>
          {filter && (
            <EarningNote
              filter={filter}
              car={list?.items.find(({ carId }) => carId === filter.carId) ?? null}
              onClear={clearFilter}
            />
          )}
          {isMoneyLeftOut && <InfoPanel look="info">{LIST_FILTER_TEXTS.moneyLeftOut}</InfoPanel>}
          {isFiltered && <ListFilterNote filter={listFilter} onClear={clearListFilter} />}
          {(list || !query.error) && (
            <ListCounters
              counters={list?.counters ?? null}
              all={all}
              status={status}
              onChoose={(next) => setOrder({ status: next })}
            />
          )}
        </>
      }
      address={address}
      search={{
        label: BOOKING_LIST_TEXTS.search,
        placeholder: BOOKING_LIST_TEXTS.searchPlaceholder,
      }}
      filters={
        <>
          <ListFilterButton filter={listFilter} />
          <Later
            fallback={
              <FieldPlaceholder className={css.sort} text={sortTitle(sort.field, sort.direction)} />
            }
          >
            <SortChoice sort={sort} onChoose={(next) => setOrder({ sort: next })} />
          </Later>
        </>
      }
      query={query}
      loading={<ListSkeleton description={BOOKING_LIST_TEXTS.loading} />}
      list={list}
      empty={{
        icon: isNarrowed ? <SearchX /> : <CalendarRange />,
        title: isNarrowed ? BOOKING_LIST_TEXTS.nothingFound : BOOKING_LIST_TEXTS.empty,
        description: isNarrowed
          ? BOOKING_LIST_TEXTS.nothingFoundHint
          : BOOKING_LIST_TEXTS.emptyHint,
        action: isNarrowed ? undefined : wayOn,
      }}
    >
      {(bookings) => (
        <BookingRows
          bookings={bookings}
          links={links}
          onOpen={onOpen}
          sort={sort}
          onSort={(next) => setOrder({ sort: next })}
        />
      )}
    </ListPage>
  );
}
