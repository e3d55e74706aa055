import { StoreMigration } from '../dialect';
import { beginsAt, beginTriggers } from '../money-begin-triggers';
import { unguarded } from '../money-triggers';

const TABLE = 'money_accruals';

/**
 * Moment from which each booking is owed, as known at each change, so that past reports keep their
 * debtors.
 */
export class Migration120MoneyBegin extends StoreMigration {
  override name = '120-money-begin';

  override up(): void {
    const { instant } = this.dialect;
    this.run([
      `alter table ${TABLE} add column begins_at ${instant} null`,
      ...unguarded(TABLE, this.dialect, [
        // For earlier changes only the current begin is known.
        `update ${TABLE} set begins_at =
           (select ${beginsAt('b')} from bookings b where b.id = ${TABLE}.booking_id)`,
        `update ${TABLE} set begins_at = null
         where id in (select max(id) from ${TABLE} group by booking_id)
           and booking_id in (
             select id from bookings where cancelled_at is not null or not is_complete)`,
      ]),
      ...beginTriggers(this.dialect),
    ]);
  }
}
