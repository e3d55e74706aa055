import type { Permission } from '@schema/permissions';
import type { Day } from '@schema/values/time/day-number';
import type { ReportPeriod } from '@schema/values/time/report-period';

/** Paths used in code; the route table is routes.ts. */

export const LOGIN_PATH = '/login';
export const BOARD_PATH = '/';
export const BOOKING_LIST_PATH = '/bookings-list';
export const LOGISTICS_PATH = '/logistics';
export const NOW_PATH = '/now';
export const RESEAT_PATH = '/reseat';
export const ANALYTICS_PATH = '/analytics';
export const INCOME_PATH = `${ANALYTICS_PATH}/income`;
export const SHEETS_PATH = '/sheets';
export const PAPERS_PATH = '/papers';
/** The documents of one customer. */
export const customerPapersPath = (id: number) => `${PAPERS_PATH}?customer=${id}`;
export const ARCHIVE_PATH = '/archive';
/** «/analytics/fleet/7»: figures of one car. */
export const carAnalyticsPath = (carId: number): string => `${ANALYTICS_PATH}/fleet/${carId}`;
export const GAPS_PATH = `${ANALYTICS_PATH}/gaps`;
export const IMPORT_PATH = '/import';
export const CARS_PATH = '/cars';
/** «/cars/7/state»: mileage and damages of a car. */
export const carStatePath = (carId: number) => `${CARS_PATH}/${carId}/state`;
/** The same with the form of a reading, filled with this mileage. */
export const readingPath = (carId: number, km: number) => `${carStatePath(carId)}?km=${km}`;
/** The fleet with the form of a car. */
export const carFormPath = (carId: number) => `${CARS_PATH}?car=${carId}`;
/** Quick booking over the board. */
export const NEW_BOOKING_PATH = `${BOARD_PATH}?new=booking`;
export const NEW_CAR_PATH = `${CARS_PATH}?car=new`;
export const HELP_PATH = '/help';
export const helpPagePath = (slug: string) => `${HELP_PATH}/${slug}`;
export const USERS_PATH = '/users';
export const MONEY_PATH = '/money';
export const DEBTORS_PATH = `${MONEY_PATH}/debtors`;
export const DEPOSITS_PATH = `${MONEY_PATH}/deposits`;
export const ADVANCES_PATH = `${MONEY_PATH}/advances`;
export const PARTNERS_PATH = `${MONEY_PATH}/partners`;
/** «/money/partners/7»: the statement of a partner. */
export const statementPath = (partnerId: number) => `${PARTNERS_PATH}/${partnerId}`;
/** The statement of the partner to whom the user is tied. */
export const OWN_STATEMENT_PATH = '/statement';
export const COMPANY_PATH = '/company';
export const BACKUPS_PATH = `${COMPANY_PATH}/backups`;

/** Permissions, any of which opens the import. */
export const IMPORT_PERMISSIONS: readonly Permission[] = ['view_cars', 'edit_bookings'];

/** The board with a booking, maintenance or extension dialog open. */
export const bookingPath = (id: number) => `${BOARD_PATH}?booking=${id}`;
export const servicePath = (id: number) => `${BOARD_PATH}?service=${id}`;
/** The board starting at this day. */
export const boardDayPath = (day: Day) => `${BOARD_PATH}?day=${day}`;
/** The board starting at this day, scrolled to a car. */
export const boardPlacePath = (carId: number, day: Day) => `${boardDayPath(day)}&row=${carId}`;
/** The create-event dialog for a car and days, over the board at those days. */
export const newBookingDaysPath = (carId: number, from: Day, to: Day) =>
  `${boardPlacePath(carId, from)}&new=event&car=${carId}&from=${from}&to=${to}`;
/** Reason why the car cannot be rented out: maintenance or a breakdown. */
export type ReseatCause = 'service' | 'broken';
/** Moves that free a car on these days; cause null: for another booking. */
export const reseatPath = (carId: number, from: Day, to: Day, cause: ReseatCause | null) =>
  `${RESEAT_PATH}?car=${carId}&from=${from}&to=${to}${cause ? `&${cause}=1` : ''}`;
export const clientPath = (id: number) => `/clients/${id}`;
/** `reseatPath` of a broken car, with the car swap of its rental open. */
export const swapPath = (carId: number, from: Day, to: Day) =>
  `${reseatPath(carId, from, to, 'broken')}&swap=1`;
/** The board with the breakdown sheet of a car open. */
export const breakdownPath = (carId: number) => `${BOARD_PATH}?breakdown=${carId}`;

/** The bookings with revenue in a period, of one car or of all. */
export const earningBookingsPath = ({
  from,
  to,
  carId,
}: ReportPeriod & { readonly carId: number | null }) =>
  `${BOOKING_LIST_PATH}?start=${from}&end=${to}${carId === null ? '' : `&car=${carId}`}`;

/** The board with the list of incomplete bookings open. */
export const INCOMPLETE_PATH = `${BOARD_PATH}?incomplete=list`;
/** The board scrolled to a car. */
export const carRowPath = (id: number) => `${BOARD_PATH}?row=${id}`;
