import { StoreMigration } from '../dialect';

/**
 * For «Сейчас», which queries the cars handed over and not returned: a few rows, found without
 * scanning the history.
 */
export class Migration060CarsOut extends StoreMigration {
  override name = '060-cars-out';

  override up(): void {
    this.run([
      `create index bookings_out_index on bookings (end_date, id)
       where handed_over_at is not null and returned_at is null`,
    ]);
  }
}
