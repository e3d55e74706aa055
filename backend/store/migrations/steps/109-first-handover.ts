import { StoreMigration } from '../dialect';

/** The first handover mark, found without scanning the history. */
export class Migration109FirstHandover extends StoreMigration {
  override name = '109-first-handover';

  override up(): void {
    this.run([
      `create index bookings_handed_over_at_index on bookings (handed_over_at)
       where handed_over_at is not null`,
    ]);
  }
}
