import { StoreMigration } from './dialect';

/**
 * Analytics ask what stands over the edge of a period: ends after it, starts before it. With the
 * start beside the end the index answers alone, however long the past is.
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
