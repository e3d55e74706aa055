import { type ReseatCause, reseatPath, swapPath } from '@frontend/app/paths';
import { dayOf, lastDayOf } from '@schema/values/time/calendar';

/** The car and period to free; instants as ISO strings or as form values. */
interface Need {
  readonly carId: number;
  readonly startDate: string | Date;
  readonly endDate: string | Date;
}

/** Link to the moves that free a car. */
export const reseatLink =
  (zone: string, cause: ReseatCause | null) =>
  ({ carId, startDate, endDate }: Need): string => {
    const period = { startDate: new Date(startDate), endDate: new Date(endDate) };
    return reseatPath(carId, dayOf(period.startDate, zone), lastDayOf(period, zone), cause);
  };

/** Link to the replacement of the car of a rental in progress. */
export const swapLink =
  (zone: string) =>
  ({ carId, startDate, endDate }: Need): string => {
    const period = { startDate: new Date(startDate), endDate: new Date(endDate) };
    return swapPath(carId, dayOf(period.startDate, zone), lastDayOf(period, zone));
  };
