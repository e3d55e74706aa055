import { type Day, isDay } from '@schema/values/time/calendar';

/** '?search=рио&page=2'; the first page and an empty search are omitted. */
interface ListAddress {
  readonly search: string;
  /** From 1. */
  readonly page: number;
}

const MAX_PAGE = 1_000_000;

export function listAddressOf(params: URLSearchParams): ListAddress {
  const page = Number(params.get('page') ?? 1);
  const isPage = Number.isInteger(page) && page >= 1 && page <= MAX_PAGE;
  return { search: params.get('search') ?? '', page: isPage ? page : 1 };
}

/** Applies a change of the list to the parameters; other parameters are kept. */
export function withListAddress(
  params: URLSearchParams,
  { search, page }: ListAddress,
): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('search');
  next.delete('page');
  if (search) next.set('search', search);
  if (page > 1) next.set('page', String(page));
  return next;
}

/** Sets filters, removes those that are null, and returns to the first page. */
export function withFilters(
  params: URLSearchParams,
  filters: Readonly<Record<string, string | null>>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('page');
  for (const [name, value] of Object.entries(filters)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** '?from=2026-11-01&to=2026-11-30'; null: unbounded, or in a wrong order. */
export function daysOf(params: URLSearchParams): {
  readonly from: Day | null;
  readonly to: Day | null;
} {
  const [from, to] = [params.get('from'), params.get('to')];
  const isInOrder = !isDay(from) || !isDay(to) || from <= to;
  return { from: isDay(from) && isInOrder ? from : null, to: isDay(to) && isInOrder ? to : null };
}
