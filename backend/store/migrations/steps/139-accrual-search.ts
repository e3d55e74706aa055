import { StoreMigration } from '../dialect';
import { SEARCHING_LESS } from '../money-end-triggers';

/** Each of thousands of deleted bookings finds its accrual by its booking, also before statistics exist. */
export class Migration139AccrualSearch extends StoreMigration {
  override name = '139-accrual-search';

  override up(): void {
    if (this.dialect.engine === 'postgres') this.run([SEARCHING_LESS]);
  }
}
