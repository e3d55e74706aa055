import { columnsOf } from '@backend/store/sql/tables';
import { isLive } from '../fleet/claim-sql';

/** `continuesRental` in SQL, over the aliases of two bookings. */
export function continuesSql(later: string, earlier: string): string {
  const [l, e] = [columnsOf<'bookings'>(later), columnsOf<'bookings'>(earlier)];
  return `${l('car_id')} = ${e('car_id')} and ${l('customer_id')} = ${e('customer_id')}
   and ${l('start_date')} = ${e('end_date')} and ${l('id')} <> ${e('id')}`;
}

/** Whether the aliased booking continues a live one. */
export const isExtensionSql = (alias: string) =>
  `exists (select 1 from bookings p where ${continuesSql(alias, 'p')} and ${isLive('p')})`;

/** Whether a live booking continues the aliased one. */
export const isExtendedSql = (alias: string) =>
  `exists (select 1 from bookings n where ${continuesSql('n', alias)} and ${isLive('n')})`;
