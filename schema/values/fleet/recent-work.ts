import { subDays } from 'date-fns/subDays';
import type { Period } from '../time/period';

/** Maintenance of these last days may have repaired a damage. */
export const RECENT_WORK_DAYS = 90;

/** The first moment of those days. */
export const recentWorkSince = (now: Date): Date => subDays(now, RECENT_WORK_DAYS);

/** Whether maintenance has begun and was not over before these days. */
export const isRecentWork = ({ startDate, endDate }: Period, now: Date): boolean =>
  startDate <= now && endDate >= recentWorkSince(now);
