import { StoreMigration } from '../dialect';
import { endsAt, endTriggers } from '../money-end-triggers';
import { unguarded } from '../money-triggers';

const TABLE = 'money_accruals';

/** End of each booking, as known at each change, so that past reports keep their due deposits. */
export class Migration122MoneyEnd extends StoreMigration {
  override name = '122-money-end';

  override up(): void {
    const { instant } = this.dialect;
    this.run([
      `alter table ${TABLE} add column ends_at ${instant} null`,
      ...unguarded(TABLE, this.dialect, [
        // For earlier changes only the current end is known, for a deleted booking none.
        `update ${TABLE} set ends_at = at
         where not exists (select 1 from bookings b where b.id = ${TABLE}.booking_id)`,
        `update ${TABLE} set ends_at =
           (select ${endsAt('b')} from bookings b where b.id = ${TABLE}.booking_id)
         where exists (select 1 from bookings b where b.id = ${TABLE}.booking_id)`,
      ]),
      ...endTriggers(this.dialect),
    ]);
  }
}
