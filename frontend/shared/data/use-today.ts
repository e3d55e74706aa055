import { type Day, dayOf } from '@schema/values/time/calendar';
import { useEffect, useState } from 'react';
import { useSession } from './session';

const LOOK_EVERY_MS = 30_000;

/** Today in company time; updates at midnight. */
export function useToday(): Day {
  const { now, company } = useSession();
  const [today, setToday] = useState<Day>(() => dayOf(now(), company.timeZone));
  useEffect(() => {
    const timer = setInterval(() => setToday(dayOf(now(), company.timeZone)), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [now, company.timeZone]);
  return today;
}
