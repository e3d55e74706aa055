import type { Permission } from '@schema/permissions';
import type { Day } from '@schema/values/time/day-number';
import type { ReportPeriod } from '@schema/values/time/report-period';

/** Addresses that code leads to; the table of all routes is routes.ts. */

export const LOGIN_PATH = '/login';
export const BOARD_PATH = '/';
export const LOGISTICS_PATH = '/logistics';
export const NOW_PATH = '/now';
export const RESEAT_PATH = '/reseat';
export const GAPS_PATH = '/analytics/gaps';
export const IMPORT_PATH = '/import';

/** Any of these opens the import: each kind of sheet takes its own. */
export const IMPORT_PERMISSIONS: readonly Permission[] = ['view_cars', 'edit_bookings'];

/** The board with a booking, service work or a rental's extension open over it. */
export const bookingPath = (id: number) => `${BOARD_PATH}?booking=${id}`;
export const servicePath = (id: number) => `${BOARD_PATH}?service=${id}`;
/** The board from this day on. */
export const boardDayPath = (day: Day) => `${BOARD_PATH}?day=${day}`;
/** The board from this day on, with the row of a car in view. */
export const boardPlacePath = (carId: number, day: Day) => `${boardDayPath(day)}&row=${carId}`;
/** A new event of a car on these days, over the board that shows them. */
export const newBookingDaysPath = (carId: number, from: Day, to: Day) =>
  `${boardPlacePath(carId, from)}&new=event&car=${carId}&from=${from}&to=${to}`;
/** Moves that free a car on these days; `isBroken`: because it cannot go. */
export const reseatPath = (carId: number, from: Day, to: Day, isBroken: boolean) =>
  `${RESEAT_PATH}?car=${carId}&from=${from}&to=${to}${isBroken ? '&broken=1' : ''}`;
export const clientPath = (id: number) => `/clients/${id}`;
export const extensionPath = (id: number) => `${BOARD_PATH}?new=event&extend=${id}`;

/** The booking list of those that earn in a period, of one car or of all. */
export const earningBookingsPath = ({
  from,
  to,
  carId,
}: ReportPeriod & { readonly carId: number | null }) =>
  `/bookings-list?start=${from}&end=${to}${carId === null ? '' : `&car=${carId}`}`;

/** The board with the list of incomplete bookings open over it. */
export const INCOMPLETE_PATH = `${BOARD_PATH}?incomplete=list`;
/** The board with the row of a car brought into view. */
export const carRowPath = (id: number) => `${BOARD_PATH}?row=${id}`;
