import { useSession } from '@frontend/shared/data/session';
import { type Day, dayOf } from '@schema/values/calendar';
import { useEffect, useState } from 'react';

const LOOK_EVERY_MS = 30_000;

/** The day of the report: today by the company's clock, past midnight too, until another is picked. */
export function useReportDay() {
  const { now, company } = useSession();
  const [today, setToday] = useState<Day>(() => dayOf(now(), company.timeZone));
  const [picked, pick] = useState<Day | null>(null);
  useEffect(() => {
    const timer = setInterval(() => setToday(dayOf(now(), company.timeZone)), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [now, company.timeZone]);
  return { day: picked ?? today, isToday: (picked ?? today) === today, pick };
}
