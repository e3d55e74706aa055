import { isLive } from '../fleet/claim-sql';

/** `continuesRental` in SQL, over the aliases of two bookings. */
export const continuesSql = (later: string, earlier: string) =>
  `${later}.car_id = ${earlier}.car_id and ${later}.customer_id = ${earlier}.customer_id
   and ${later}.start_date = ${earlier}.end_date and ${later}.id <> ${earlier}.id`;

/** Whether the booking with this alias continues a live one. */
export const isExtensionSql = (alias: string) =>
  `exists (select 1 from bookings p where ${continuesSql(alias, 'p')} and ${isLive('p')})`;

/** Whether a live booking continues the one with this alias. */
export const isExtendedSql = (alias: string) =>
  `exists (select 1 from bookings n where ${continuesSql('n', alias)} and ${isLive('n')})`;
