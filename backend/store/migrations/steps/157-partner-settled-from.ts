import { StoreMigration } from '../dialect';

/**
 * Day from which the sums of a partner are counted into what is left to pay; null: all days. What
 * was earned before the release may have been paid without a record.
 */
export class Migration157PartnerSettledFrom extends StoreMigration {
  override name = '157-partner-settled-from';

  override up(): void {
    const today =
      this.dialect.engine === 'sqlite'
        ? "date('now')"
        : "to_char(now() at time zone 'UTC', 'YYYY-MM-DD')";
    this.run([
      'alter table partners add column settled_from text null',
      `update partners set settled_from = ${today}`,
    ]);
  }
}
