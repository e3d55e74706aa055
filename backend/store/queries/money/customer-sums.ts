import type { Em } from '@backend/store/em';
import { type Driven, raw } from '@backend/store/sql/raw';
import { part } from '@backend/store/sql/sql-part';
import { type MoneySums, moneySums, sums } from './money-sums';

/** Sums of every rental of the customer, one row per rental. */
export async function loadCustomerSums(em: Em, customerId: number): Promise<MoneySums[]> {
  const ofCustomer = part(
    `l.rental_id in (select a.rental_id from money_accruals a
       join bookings b on b.id = a.booking_id where b.customer_id = ?)`,
    [customerId],
  );
  const { sql, params } = sums(null, ofCustomer, '1 = 1');
  const rows = await raw<Driven<MoneySums>>(
    em,
    `select rental_id as "rentalId", owed, paid, held, returned, withheld from (${sql}) s`,
    params,
  );
  return rows.map(moneySums);
}
