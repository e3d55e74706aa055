import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { CACHE_AGES_MS } from '@schema/constants';
import type { DayCategory } from '@schema/texts/day/day-detail';
import type { Day } from '@schema/values/time/calendar';
import { DayDetailDocument, type DayDetailQuery } from '../daily.generated';
import { wantedSections } from './day-categories';

type DayLists = DayDetailQuery['dailyDashboard'];
export type DayBooking = NonNullable<DayLists['handovers']>['bookings'][number];
export type DayWork = NonNullable<DayLists['service']>['maintenances'][number];
export type FreeCar = NonNullable<DayLists['available']>['cars'][number];
/** Roubles of one day by car; null when no tariff covers the date. */
export type DayPrices = ReadonlyMap<number, number | null>;

/** The list of one category; the lists of other kinds are empty. */
export interface DayList {
  readonly cars: readonly FreeCar[];
  /** Null: no permission to book. */
  readonly dayPrices: DayPrices | null;
  readonly works: readonly DayWork[];
  readonly bookings: readonly DayBooking[];
  /** Sum of whole contracts, roubles; null for categories without prices. */
  readonly totalPrice: number | null;
}

function listOf({ available, service, handovers, returns, newBookings }: DayLists): DayList {
  const bookings = handovers ?? returns ?? newBookings;
  return {
    cars: available?.cars ?? [],
    dayPrices: pricesOf(available?.dayPrices),
    works: service?.maintenances ?? [],
    bookings: bookings?.bookings ?? [],
    totalPrice: bookings?.totalPrice ?? null,
  };
}

type ListedPrices = NonNullable<DayLists['available']>['dayPrices'];

function pricesOf(listed: ListedPrices | undefined): DayPrices | null {
  return listed ? new Map(listed.map(({ carId, price }) => [carId, price ?? null])) : null;
}

/** One list of a day, cached for 60 s and refetched when a record of the day changes. */
export function useDayDetail(date: Day, category: DayCategory) {
  const { data, query } = useFreshQuery(DayDetailDocument, {
    variables: { date, ...wantedSections(category) },
    maxAgeMs: CACHE_AGES_MS.dashboard,
    topics: ['daily'],
  });
  return { list: data ? listOf(data.dailyDashboard) : null, query };
}
