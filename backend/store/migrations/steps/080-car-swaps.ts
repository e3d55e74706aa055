import { StoreMigration } from '../dialect';

/** A rental whose car was swapped continues in a second booking, which references the first. */
export class Migration080CarSwaps extends StoreMigration {
  override name = '080-car-swaps';

  override up(): void {
    this.run([
      `alter table bookings add column continues_id ${this.dialect.int} null`,
      `create index bookings_continues_id_index on bookings (continues_id)
       where continues_id is not null`,
    ]);
  }
}
