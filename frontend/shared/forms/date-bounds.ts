import { DRAFT_REACH_DAYS } from '@schema/constants';
import { addDays, dayOf, endOfDay, startOfDay } from '@schema/values/time/calendar';

/**
 * Earliest and latest instant of a form's date inputs (ISO 8601), derived from the day the form was
 * opened (requirements.md, K6): a year either way.
 */
export function dateBounds(opened: Date, zone: string): { min: string; max: string } {
  const day = dayOf(opened, zone);
  return {
    min: startOfDay(addDays(day, -DRAFT_REACH_DAYS), zone).toISOString(),
    max: endOfDay(addDays(day, DRAFT_REACH_DAYS), zone).toISOString(),
  };
}
