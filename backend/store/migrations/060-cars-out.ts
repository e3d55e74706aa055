import { StoreMigration } from './dialect';

/**
 * «Сейчас» asks which cars were handed over and never came back: a handful of rows, found without a walk
 * over the past.
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
