import { useSession } from '@frontend/shared/data/session';
import { dayOf } from '@schema/values/time/calendar';
import { DayCard } from './DayCard';
import { freeCarFacts } from './free-car-facts';
import type { FreeCar } from './useDayDetail';

/** A car that is free at the end of the day, with the start and length of the free period. */
export function FreeCarCard({ car }: { readonly car: FreeCar }) {
  const { now, company } = useSession();
  const today = dayOf(now(), company.timeZone);
  return <DayCard car={car} facts={freeCarFacts(car, today, company.timeZone)} />;
}
