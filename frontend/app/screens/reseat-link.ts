import { dayOf, lastDayOf } from '@schema/values/calendar';
import { reseatPath } from '../paths';

/** Work on a car, as an answer says it; ISO instants. */
interface Work {
  readonly carId: number;
  readonly startDate: string;
  readonly endDate: string;
}

/** Leads to the moves that free a broken car on the days the work on it touches. */
export const reseatLink =
  (zone: string) =>
  ({ carId, startDate, endDate }: Work): string => {
    const period = { startDate: new Date(startDate), endDate: new Date(endDate) };
    return reseatPath(carId, dayOf(period.startDate, zone), lastDayOf(period, zone), true);
  };
