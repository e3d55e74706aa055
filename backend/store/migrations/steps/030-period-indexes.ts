import { StoreMigration } from '../dialect';

/**
 * For analytics queries of events that cross the edge of a period: ends after it, starts before it.
 * With both columns the index covers the query, for any length of the history.
 */
export class Migration030PeriodIndexes extends StoreMigration {
  override name = '030-period-indexes';

  override up(): void {
    this.run([
      'drop index bookings_end_date_index',
      'create index bookings_end_date_index on bookings (end_date, start_date)',
    ]);
  }
}
