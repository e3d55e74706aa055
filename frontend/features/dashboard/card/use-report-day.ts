import { useToday } from '@frontend/shared/data/use-today';
import type { Day } from '@schema/values/time/calendar';
import { useState } from 'react';

/** The day of the report: today in the company time zone until another is picked. */
export function useReportDay() {
  const today = useToday();
  const [picked, pick] = useState<Day | null>(null);
  const day = picked ?? today;
  return { day, isToday: day === today, pick };
}
