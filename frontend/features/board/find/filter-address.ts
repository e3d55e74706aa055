import { daysBetween, isDay } from '@schema/values/time/calendar';
import type { BoardFilter, DayWindow } from './board-filter';

/** Maximum free window, days; bounds the server's answer. */
export const MAX_WINDOW_DAYS = 60;

/** Maximum length of the search. */
const MAX_SEARCH = 60;
const YES = '1';
const BETWEEN = '..';

function windowOf(text: string | null): DayWindow | null {
  const [from, to, more] = (text ?? '').split(BETWEEN);
  if (more !== undefined || !from || !to || !isDay(from) || !isDay(to)) return null;
  const days = daysBetween(from, to) + 1;
  return days >= 1 && days <= MAX_WINDOW_DAYS ? { from, to } : null;
}

/** The filter of an address; invalid parameters are ignored. */
export function filterOf(part: string): BoardFilter {
  const params = new URLSearchParams(part);
  return {
    search: (params.get('q') ?? '').trim().slice(0, MAX_SEARCH),
    free: windowOf(params.get('free')),
    models: [...new Set(params.getAll('model').filter((model) => model.trim() !== ''))],
    conflicts: params.get('conflicts') === YES,
    grouped: params.get('group') === YES,
  };
}

/** The parameters of a filter: 'q=418&free=2026-11-14..2026-11-20&group=1'. */
export function partOf(filter: BoardFilter): string {
  const { search, free, models, conflicts, grouped } = filter;
  const params = new URLSearchParams();
  if (search.trim() !== '') params.set('q', search.trim());
  if (free) params.set('free', `${free.from}${BETWEEN}${free.to}`);
  for (const model of models) params.append('model', model);
  if (conflicts) params.set('conflicts', YES);
  if (grouped) params.set('group', YES);
  return params.toString();
}
