import { skipToken, useQuery } from '@apollo/client/react';
import { AvailableCarsDocument, SearchDocument } from '@frontend/gql/graphql';
import { failureText } from '@frontend/shared/data/failure-text';
import { useZone } from '@frontend/shared/data/session';
import { useToday } from '@frontend/shared/data/use-today';
import { useSettled } from '@frontend/shared/lib/use-settled';
import { BOOKING_PICKUP_TIME, BOOKING_RETURN_TIME, SEARCH_BOUNDS } from '@schema/constants';
import { SEARCH_DIALOG_TEXTS } from '@schema/texts/shell/search';
import { matchesCar } from '@schema/values/fleet/car-search';
import { defaultPeriod } from '@schema/values/time/default-period';
import { searchIntent } from '@schema/values/words/search-intent';
import { useMemo } from 'react';
import {
  cashGroup,
  type FreeCar,
  foundGroups,
  freeCarsGroup,
  placesGroups,
  type SearchGroup,
  type SearchItem,
  type SearchLinks,
  type SearchPage,
} from './search-items';

/** Debounce of typing, ms. */
const TYPING_PAUSE_MS = 200;

interface SearchOptions {
  readonly text: string;
  readonly links: SearchLinks;
  readonly pages: readonly SearchPage[];
  readonly recent: readonly SearchItem[];
}

interface SearchView {
  readonly groups: readonly SearchGroup[];
  /** Status text while a request is pending; null: none is. */
  readonly waiting: string | null;
  readonly failure: { readonly message: string; readonly retry: () => void } | null;
}

/** Content of the search dialog: a parsed command, else the search results. */
export function useSearch({ text, links, pages, recent }: SearchOptions): SearchView {
  const zone = useZone();
  const today = useToday();
  const intent = useMemo(() => searchIntent(text, today), [text, today]);
  const wanted = useMemo(
    () => (intent?.kind === 'booking' ? { ...intent, period: periodOf(intent, zone) } : null),
    [intent, zone],
  );
  const query = intent === null ? text.trim() : '';
  const found = useFound(query.length >= SEARCH_BOUNDS.minLetters ? query : '');
  const free = useFree(wanted && links.newBooking ? wanted.period : null);

  if (intent?.kind === 'cash') {
    return { groups: cashGroup(intent, links), waiting: null, failure: null };
  }
  if (wanted && links.newBooking) {
    const meant = (free.cars ?? []).filter(({ car }) => matchesCar(wanted.car, car));
    return {
      groups: free.cars ? freeCarsGroup(meant, wanted, links) : [],
      waiting: free.isWaiting ? SEARCH_DIALOG_TEXTS.loadingCars : null,
      failure: free.failure,
    };
  }
  const places = placesGroups(text, pages, links);
  if (query === '') {
    const recentGroup = { id: 'recent', title: SEARCH_DIALOG_TEXTS.recent, items: recent };
    // A recent page is not repeated below.
    const isRecent = ({ id }: SearchItem) => recent.some((item) => item.id === id);
    const rest = places
      .map((group) => ({ ...group, items: group.items.filter((item) => !isRecent(item)) }))
      .filter(({ items }) => items.length > 0);
    return {
      groups: recent.length > 0 ? [recentGroup, ...rest] : rest,
      waiting: null,
      failure: null,
    };
  }
  return {
    groups: [...(found.data ? foundGroups(found.data, links, zone) : []), ...places],
    waiting: found.isWaiting ? SEARCH_DIALOG_TEXTS.loading : null,
    failure: found.failure,
  };
}

function periodOf(
  intent: Extract<NonNullable<ReturnType<typeof searchIntent>>, { kind: 'booking' }>,
  zone: string,
) {
  const { fromDay, toDay, startTime, endTime } = intent;
  const times = {
    startTime: startTime ?? BOOKING_PICKUP_TIME,
    endTime: endTime ?? BOOKING_RETURN_TIME,
  };
  return defaultPeriod({ fromDay, toDay, ...times }, zone);
}

/** '' sends no request and returns nothing. */
function useFound(query: string) {
  const requested = useSettled(query, TYPING_PAUSE_MS);
  const { data, previousData, loading, error, refetch } = useQuery(
    SearchDocument,
    requested ? { variables: { text: requested }, fetchPolicy: 'no-cache' } : skipToken,
  );
  const isWaiting = query !== '' && (query !== requested || loading);
  const last = isWaiting ? (data ?? previousData) : data;
  return {
    data: query === '' ? null : (last?.search ?? null),
    isWaiting,
    failure: failureOf(query !== '' && !isWaiting ? error : undefined, refetch),
  };
}

interface FreeAnswer {
  readonly cars: readonly FreeCar[] | null;
  readonly isWaiting: boolean;
  readonly failure: SearchView['failure'];
}

function useFree(period: { startDate: Date; endDate: Date } | null): FreeAnswer {
  const start = period?.startDate.toISOString() ?? '';
  const end = period?.endDate.toISOString() ?? '';
  const wanted = useMemo(() => (start ? { start, end } : null), [start, end]);
  const requested = useSettled(wanted, TYPING_PAUSE_MS);
  const { data, loading, error, refetch } = useQuery(
    AvailableCarsDocument,
    requested ? { variables: requested, fetchPolicy: 'no-cache' } : skipToken,
  );
  const isWaiting = wanted !== null && (wanted !== requested || loading);
  return {
    cars: isWaiting ? null : (data?.availableCars.items ?? null),
    isWaiting,
    failure: failureOf(wanted !== null && !isWaiting ? error : undefined, refetch),
  };
}

function failureOf(error: unknown, refetch: () => Promise<unknown>): SearchView['failure'] {
  if (!error) return null;
  const retry = () => void refetch().catch(() => undefined);
  return { message: failureText(error, SEARCH_DIALOG_TEXTS.failed), retry };
}
