import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { useToday } from '@frontend/shared/data/use-today';
import { CACHE_AGES_MS } from '@schema/constants';
import { type Day, isDay } from '@schema/values/time/calendar';
import { useSearchParams } from 'react-router-dom';
import { DrawerDayDocument, type DrawerDayQuery } from './money-reports.generated';

export type DrawerDayFacts = DrawerDayQuery['drawer'];
export type DrawerFacts = DrawerDayFacts['drawers'][number];
export type DayMovement = DrawerDayFacts['movements'][number];

/** The money of the day in the address; today by default. */
export function useCashDrawer() {
  const today = useToday();
  const [params, setParams] = useSearchParams();
  const typed = params.get('day');
  const day: Day = isDay(typed) && typed <= today ? typed : today;
  const setDay = (next: Day) => setParams(next === today ? {} : { day: next }, { replace: true });
  const { data, query } = useFreshQuery(DrawerDayDocument, {
    variables: { day },
    maxAgeMs: CACHE_AGES_MS.dashboard,
    topics: ['money'],
  });
  return { day, today, setDay, facts: data?.drawer ?? null, query };
}
