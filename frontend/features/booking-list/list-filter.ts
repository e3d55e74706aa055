import { daysOf, withFilters } from '@frontend/shared/lib/address/list-address';
import { BOOKING_MONEY_FILTERS, type BookingMoneyFilter } from '@schema/constants/booking-list';
import { LIST_FILTER_TEXTS, MONEY_FILTER_TITLES } from '@schema/texts/bookings/list-filters';
import { daysWords } from '@schema/texts/shell/lists';
import type { Day } from '@schema/values/time/calendar';

/** Filters of the list that the user sets; null: any. */
export interface ListFilter {
  readonly from: Day | null;
  readonly to: Day | null;
  readonly sourceId: number | null;
  readonly model: string | null;
  readonly money: BookingMoneyFilter | null;
}

export const NO_FILTER: ListFilter = {
  from: null,
  to: null,
  sourceId: null,
  model: null,
  money: null,
};

const MAX_ID = 2_147_483_647;

/** Parses '?from=2026-11-01&to=2026-11-30&source=2&model=Kia Rio&money=unpaid'. */
export function listFilterOf(params: URLSearchParams): ListFilter {
  const sourceId = Number(params.get('source'));
  const isId = Number.isInteger(sourceId) && sourceId > 0 && sourceId <= MAX_ID;
  return {
    ...daysOf(params),
    sourceId: isId ? sourceId : null,
    model: params.get('model') || null,
    money: BOOKING_MONEY_FILTERS.find((one) => one === params.get('money')) ?? null,
  };
}

/** Without the filter by money, unless the user may see it: the server would refuse the list. */
export const permittedFilter = (asked: ListFilter, canFilterByMoney: boolean): ListFilter =>
  canFilterByMoney ? asked : { ...asked, money: null };

/** Sets the filter and returns to the first page; search, status and order are kept. */
export function withListFilter(params: URLSearchParams, filter: ListFilter): URLSearchParams {
  const { sourceId, ...rest } = filter;
  return withFilters(params, { ...rest, source: sourceId === null ? null : String(sourceId) });
}

/** The number of set filters; a period counts once. */
export function filterCount({ from, to, sourceId, model, money }: ListFilter): number {
  return [from ?? to, sourceId, model, money].filter((value) => value !== null).length;
}

/** «с 01.11.2026 по 30.11.2026», «Kia Rio»; `sourceName`: of the chosen source, once known. */
export function filterWords(filter: ListFilter, sourceName: string | null): string[] {
  const { from, to, sourceId, model, money } = filter;
  return [
    ...daysWords({ from, to }),
    ...(sourceId === null ? [] : [sourceName ?? LIST_FILTER_TEXTS.source]),
    ...(model ? [model] : []),
    ...(money ? [MONEY_FILTER_TITLES[money]] : []),
  ];
}
