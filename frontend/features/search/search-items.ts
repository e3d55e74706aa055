import type { PicturedCar } from '@frontend/shared/ui/badges/CarPicture';
import type { BookingStatus } from '@schema/statuses';
import { paperTitle, RENTAL_PAPERS_TEXTS } from '@schema/texts/papers/papers';
import { PAGE_WORDS, SEARCH_DIALOG_TEXTS } from '@schema/texts/shell/search';
import type { Whereabouts } from '@schema/values/bookings/whereabouts';
import { displayName, fullTitle, subtitle } from '@schema/values/fleet/car-title';
import type { SheetSide } from '@schema/values/handover/sheet';
import type { AdvanceOrder, RentalOrder } from '@schema/values/money/money-orders';
import { formatPhone } from '@schema/values/people/phone';
import { type Day, dayOf, formatDay, lastDayOf } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';
import type { Period } from '@schema/values/time/period';
import { BOOKING_FORMS, plural } from '@schema/values/words/plural';
import { foldForSearch } from '@schema/values/words/search';
import type { FoundPapersQuery, SearchQuery } from './search.generated';

/** Paths of the options; null: no permission, so the option is omitted. */
export interface SearchLinks {
  readonly car: ((id: number) => string) | null;
  readonly customer: ((id: number) => string) | null;
  readonly booking: ((id: number) => string) | null;
  /** A new booking of a car, from a parsed command. */
  readonly newBooking: ((carId: number, period: Period) => string) | null;
  readonly quickBooking: ((period: Period | null) => string) | null;
  readonly extend: ((bookingId: number, end: Date | null) => string) | null;
  readonly service: ((carId: number, fromDay: Day, toDay: Day) => string) | null;
  /** The car swap of a broken car; `isRented`: a customer has it now. */
  readonly swap: ((carId: number, isRented: boolean) => string) | null;
  /** Mileage and damages of a car; with `km` the form of a reading. */
  readonly state: ((carId: number, km: number | null) => string) | null;
  /** The sheet of a handover or return. */
  readonly sheet: ((bookingId: number, side: SheetSide) => string) | null;
  /** An operation on the money of a booking; null amount: the amount owed or held. */
  readonly payment:
    | ((bookingId: number, order: RentalOrder, amount: number | null) => string)
    | null;
  /** An operation with the advance of a customer. */
  readonly advance:
    | ((customerId: number, order: AdvanceOrder, amount: number | null) => string)
    | null;
  /** The page of a document. */
  readonly paper: ((id: number) => string) | null;
  readonly cash: ((amount: number | null, comment: string) => string) | null;
  readonly expense: ((amount: number | null, words: string) => string) | null;
}

export interface SearchPage {
  readonly path: string;
  readonly title: string;
  /** Search synonyms. */
  readonly words?: string;
}

export const ITEM_KINDS = [
  'car',
  'customer',
  'booking',
  'page',
  'newBooking',
  'cash',
  'expense',
  'payment',
  'advance',
  'extend',
  'service',
  'swap',
  'state',
  'sheet',
  'paper',
] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

export interface SearchItem {
  /** Unique in the whole list. */
  readonly id: string;
  readonly kind: ItemKind;
  readonly title: string;
  readonly note?: string;
  /** Warning before the choice: the car may be absent. */
  readonly warning?: string;
  /** Text at the right: a price. */
  readonly detail?: string;
  readonly booking?: { readonly status: BookingStatus; readonly whereabouts: Whereabouts };
  /** The car of the picture. */
  readonly car?: PicturedCar;
  readonly path: string;
}

export interface SearchGroup {
  readonly id: string;
  readonly title: string;
  readonly items: readonly SearchItem[];
}

export type Found = SearchQuery['search'];
export type FoundPapers = FoundPapersQuery['papers']['items'];

export const group = (id: string, title: string, items: readonly SearchItem[]): SearchGroup[] =>
  items.length > 0 ? [{ id, title, items }] : [];

/** Search results, one group per kind. */
export function foundGroups(found: Found, links: SearchLinks, zone: string): SearchGroup[] {
  const { car, customer, booking } = links;
  const cars = found.cars.flatMap<SearchItem>((one) =>
    car
      ? {
          id: `car-${one.id}`,
          kind: 'car',
          title: displayName(one),
          note: subtitle(one),
          car: one,
          path: car(one.id),
        }
      : [],
  );
  const customers = found.customers.flatMap<SearchItem>((one) =>
    customer
      ? {
          id: `customer-${one.id}`,
          kind: 'customer',
          title: one.fullName,
          note: [one.phone && formatPhone(one.phone), plural(one.bookingsCount, BOOKING_FORMS)]
            .filter(Boolean)
            .join(' · '),
          path: customer(one.id),
        }
      : [],
  );
  const bookings = found.bookings.flatMap<SearchItem>((one) =>
    booking
      ? {
          id: `booking-${one.id}`,
          kind: 'booking',
          title: one.customerName,
          note: bookingNote(one, zone),
          booking: one,
          path: booking(one.id),
        }
      : [],
  );
  return [
    ...group('cars', SEARCH_DIALOG_TEXTS.cars, cars),
    ...group('customers', SEARCH_DIALOG_TEXTS.customers, customers),
    ...group('bookings', SEARCH_DIALOG_TEXTS.bookings, bookings),
  ];
}

/** Documents with their customer and car; a void or outdated one is marked. */
export function paperGroups(papers: FoundPapers, { paper: path }: SearchLinks): SearchGroup[] {
  if (!path) return [];
  const warningOf = ({ voidedAt, isChanged }: FoundPapers[number]) => {
    if (voidedAt !== null) return { warning: RENTAL_PAPERS_TEXTS.voided };
    return isChanged ? { warning: RENTAL_PAPERS_TEXTS.changed } : {};
  };
  const items = papers.map<SearchItem>((one) => ({
    id: `paper-${one.id}`,
    kind: 'paper',
    title: paperTitle(one),
    note: [one.customerName, one.carTitle].filter(Boolean).join(' · '),
    ...warningOf(one),
    path: path(one.id),
  }));
  return group('papers', RENTAL_PAPERS_TEXTS.title, items);
}

/** 'Kia Rio · А418КМ77 · белый · 2022 г. · 20.11.2026 – 22.11.2026' */
export function bookingNote(booking: Found['bookings'][number], zone: string): string {
  const { carTitle, licensePlate, car } = booking;
  return `${fullTitle(carTitle, { ...car, licensePlate })} · ${periodText(booking, zone)}`;
}

/** '20.11.2026 – 22.11.2026', company time. */
function periodText(booking: { startDate: string; endDate: string }, zone: string): string {
  const startDate = parseInstant(booking.startDate);
  const endDate = parseInstant(booking.endDate);
  if (!startDate || !endDate) return '';
  return daysText(dayOf(startDate, zone), lastDayOf({ startDate, endDate }, zone));
}

export function daysText(from: Day, to: Day): string {
  return from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`;
}

type Named = Required<Pick<SearchPage, 'title' | 'words'>>;

/** Pages and actions with a title word or another name that starts with the text; all of them for an empty text. */
export function placesGroups(
  text: string,
  pages: readonly SearchPage[],
  links: SearchLinks,
): SearchGroup[] {
  const wanted = foldForSearch(text.trim());
  const isMeant = (names: string) =>
    ` ${foldForSearch(names)}`.includes(wanted === '' ? '' : ` ${wanted}`);
  const action = (kind: ItemKind, names: Named, path: string | undefined): SearchItem[] =>
    path === undefined || !isMeant(`${names.title} ${names.words}`)
      ? []
      : [{ id: kind, kind, title: names.title, path }];
  const { quickBooking, cashEntry, expense } = SEARCH_DIALOG_TEXTS;
  const actions = [
    ...action(
      'newBooking',
      { title: quickBooking, words: PAGE_WORDS.quickBooking },
      links.quickBooking?.(null),
    ),
    ...action('cash', { title: cashEntry, words: PAGE_WORDS.cashEntry }, links.cash?.(null, '')),
    ...action('expense', { title: expense, words: PAGE_WORDS.expense }, links.expense?.(null, '')),
  ];
  const places = pages
    .filter(({ title, words = '' }) => isMeant(`${title} ${words}`))
    .map<SearchItem>(({ path, title }) => ({ id: `page-${path}`, kind: 'page', title, path }));
  return [
    ...group('actions', SEARCH_DIALOG_TEXTS.actions, actions),
    ...group('pages', SEARCH_DIALOG_TEXTS.pages, places),
  ];
}
