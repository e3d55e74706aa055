import type { Em } from '@backend/store/em';
import { part } from '@backend/store/sql/sql-part';
import { loadSums, type MoneySums, sums } from './money-sums';

/** Sums of every rental of the customer, one row per rental. */
export function loadCustomerSums(em: Em, customerId: number): Promise<MoneySums[]> {
  const ofCustomer = part(
    `l.rental_id in (select a.rental_id from money_accruals a
       join bookings b on b.id = a.booking_id where b.customer_id = ?)`,
    [customerId],
  );
  return loadSums(em, sums(null, ofCustomer, '1 = 1'));
}
