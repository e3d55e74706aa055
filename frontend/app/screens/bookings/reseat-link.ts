import { reseatPath } from '@frontend/app/paths';
import { dayOf, lastDayOf } from '@schema/values/time/calendar';

/** What a car is needed for; instants as an answer says them, ISO, or as forms do. */
interface Need {
  readonly carId: number;
  readonly startDate: string | Date;
  readonly endDate: string | Date;
}

/** Leads to the moves that free a car on the days the work on it touches; `isBroken`: because it cannot go. */
export const reseatLink =
  (zone: string, isBroken: boolean) =>
  ({ carId, startDate, endDate }: Need): string => {
    const period = { startDate: new Date(startDate), endDate: new Date(endDate) };
    return reseatPath(carId, dayOf(period.startDate, zone), lastDayOf(period, zone), isBroken);
  };
