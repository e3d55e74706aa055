import { StoreMigration } from '../dialect';

/** Index for reading the charges of a period. */
export class Migration126ChargesByDay extends StoreMigration {
  override name = '126-charges-by-day';

  override up(): void {
    this.run(['create index money_charges_created_at_index on money_charges (created_at)']);
  }
}
