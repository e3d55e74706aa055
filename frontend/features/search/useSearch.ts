import { useSession, useZone } from '@frontend/shared/data/session';
import { useToday } from '@frontend/shared/data/use-today';
import { SEARCH_DIALOG_TEXTS } from '@schema/texts/shell/search';
import { type SearchIntent, searchIntent } from '@schema/values/commands/search-intent';
import type { Day } from '@schema/values/time/calendar';
import { fromLatinLayout } from '@schema/values/words/keyboard-layout';
import { wordStem } from '@schema/values/words/word-stem';
import { useMemo } from 'react';
import { unclearWords, wantedGroups } from './booking-items';
import {
  carCommandGroups,
  extendGroups,
  markGroups,
  sheetGroups,
  stateGroups,
} from './command-items';
import { advanceGroups, cashGroup, paymentGroups } from './money-items';
import type { SearchFailure } from './search-failure';
import {
  type Found,
  foundGroups,
  paperGroups,
  placesGroups,
  type SearchGroup,
  type SearchItem,
  type SearchLinks,
  type SearchPage,
} from './search-items';
import { papersText, useFound, useFoundPapers } from './useFound';
import { useWanted } from './useWanted';
import { wantedPeriod } from './wanted-period';

interface SearchOptions {
  readonly text: string;
  readonly links: SearchLinks;
  readonly pages: readonly SearchPage[];
  readonly recent: readonly SearchItem[];
}

interface SearchView {
  readonly groups: readonly SearchGroup[];
  /** Status text while a request is pending; null otherwise. */
  readonly waiting: string | null;
  readonly failure: SearchFailure | null;
  /** The part of the text that was not understood, shown with examples; null: none. */
  readonly unclear: string | null;
}

const NOTHING: Found = { cars: [], customers: [], bookings: [] };
const NO_STATUS = { waiting: null, failure: null, unclear: null };

/** Content of the search dialog: a parsed command, else the search results. */
export function useSearch({ text, links, pages, recent }: SearchOptions): SearchView {
  const { now } = useSession();
  const zone = useZone();
  const today = useToday();
  const documents = links.paper && papersText(text);
  const typed = useMemo(() => permitted(searchIntent(text, today), links), [text, today, links]);
  // The number of a document contains numbers of days.
  const intent = documents && typed?.kind !== 'sheet' ? null : typed;
  const wanted = useMemo(
    () =>
      intent?.kind === 'booking'
        ? { ...intent, text: intent.car, period: wantedPeriod(intent, now(), zone) }
        : null,
    [intent, now, zone],
  );
  const found = useSubjects(intent, text);
  const meant = useFoundPapers(documents);
  const free = useWanted(wanted);
  const searching = {
    waiting: found.isWaiting || meant.isWaiting ? SEARCH_DIALOG_TEXTS.loading : null,
    failure: found.failure ?? meant.failure,
    unclear: null,
  };

  if (intent?.kind === 'unclear') {
    const problem = SEARCH_DIALOG_TEXTS.dayProblems[intent.problem];
    return {
      ...NO_STATUS,
      groups: [],
      unclear: `${SEARCH_DIALOG_TEXTS.notUnderstood}: ${problem}`,
    };
  }
  if (intent?.kind === 'cash') {
    const { kind, amount, comment: words } = intent;
    return { ...NO_STATUS, groups: cashGroup({ kind, amount, words }, links) };
  }
  if (intent?.kind === 'expense') return { ...NO_STATUS, groups: cashGroup(intent, links) };
  if (wanted) {
    return {
      groups: free.cars ? wantedGroups(free.cars, wanted, links, { zone, today }) : [],
      waiting: free.isWaiting ? SEARCH_DIALOG_TEXTS.loadingCars : null,
      failure: free.failure,
      unclear: free.cars && unclearWords(free.cars),
    };
  }
  if (intent && intent.kind !== 'booking') {
    const groups = [
      ...commandGroups(intent, found.data ?? NOTHING, links, { zone, today }),
      ...paperGroups(meant.papers, links),
    ];
    const isMissing = groups.length === 0 && !searching.waiting && !searching.failure;
    return {
      ...searching,
      groups,
      unclear: isMissing ? SEARCH_DIALOG_TEXTS.missing[intent.kind] : null,
    };
  }
  const places = placesGroups(text, pages, links);
  if (text.trim() === '') return { ...NO_STATUS, groups: startGroups(recent, places) };
  const results = found.data ? foundGroups(found.data, links, zone) : [];
  const papers = paperGroups(meant.papers, links);
  return { ...searching, groups: [...papers, ...results, ...places] };
}

/**
 * Records named in the text. A car command without a car names a customer; unmatched text may be
 * typed in the Latin layout.
 */
function useSubjects(intent: SearchIntent | null, text: string) {
  const found = useFound(queryOf(intent, text));
  const other = found.isWaiting || !found.data ? '' : otherQuery(intent, text, found.data);
  const again = useFound(other);
  return other === '' ? found : again;
}

function otherQuery(
  intent: SearchIntent | null,
  text: string,
  { cars, customers, bookings }: Found,
): string {
  if (intent?.kind === 'swap' || intent?.kind === 'service' || intent?.kind === 'state') {
    return cars.length === 0 ? stemsOf(intent.car) : '';
  }
  const isNothing = cars.length + customers.length + bookings.length === 0;
  return (isNothing && intent === null && fromLatinLayout(text)) || '';
}

const PAYMENT = { order: 'payment', amount: null } as const;

type RecordCommand = Exclude<SearchIntent, { kind: 'booking' | 'cash' | 'expense' | 'unclear' }>;

function commandGroups(
  intent: RecordCommand,
  found: Found,
  links: SearchLinks,
  { zone, today }: { readonly zone: string; readonly today: Day },
): readonly SearchGroup[] {
  if (intent.kind === 'extend') return extendGroups(found, intent.end, links, zone);
  if (intent.kind === 'payment') return paymentGroups(found, intent, links, zone);
  if (intent.kind === 'advance') return advanceGroups(found, intent, links);
  if (intent.kind === 'mark') {
    const marks = markGroups(found, intent.mark, links, zone);
    // «принять» also means receiving money.
    return intent.mark === 'return'
      ? [...marks, ...paymentGroups(found, PAYMENT, links, zone)]
      : marks;
  }
  if (intent.kind === 'state') return stateGroups(found, intent.km, links);
  if (intent.kind === 'sheet') return sheetGroups(found, intent.side, links, zone);
  return carCommandGroups(found, intent, links, today);
}

/** Content without text: recent choices and places; a recent page is not repeated. */
function startGroups(
  recent: readonly SearchItem[],
  places: readonly SearchGroup[],
): readonly SearchGroup[] {
  if (recent.length === 0) return places;
  const isRecent = ({ id }: SearchItem) => recent.some((item) => item.id === id);
  const rest = places
    .map((group) => ({ ...group, items: group.items.filter((item) => !isRecent(item)) }))
    .filter(({ items }) => items.length > 0);
  return [{ id: 'recent', title: SEARCH_DIALOG_TEXTS.recent, items: recent }, ...rest];
}

const LINK_OF = {
  booking: 'newBooking',
  extend: 'extend',
  swap: 'swap',
  service: 'service',
  payment: 'payment',
  advance: 'advance',
  mark: 'booking',
  state: 'state',
  sheet: 'sheet',
} as const;

/** A command without its permission becomes a search for its text. */
function permitted(intent: SearchIntent | null, links: SearchLinks): SearchIntent | null {
  if (intent === null || intent.kind === 'cash') return intent;
  if (intent.kind === 'expense') return links.expense ? intent : null;
  if (intent.kind === 'unclear') return links.newBooking ? intent : null;
  return links[LINK_OF[intent.kind]] ? intent : null;
}

const stemsOf = (words: string) => words.split(' ').map(wordStem).join(' ');

/** Search text for records; '' for none. */
function queryOf(intent: SearchIntent | null, text: string): string {
  switch (intent?.kind) {
    case undefined:
      return text.trim();
    case 'extend':
    case 'payment':
    case 'advance':
    case 'mark':
    case 'sheet':
      return stemsOf(intent.who);
    case 'swap':
    case 'service':
    case 'state':
      return intent.car;
    default:
      return '';
  }
}
