import { StoreMigration } from '../dialect';
import { SEARCHING_LESS } from '../money-end-triggers';

/**
 * Index for finding the accrual of each of thousands of deleted bookings, also before statistics
 * exist.
 */
export class Migration139AccrualSearch extends StoreMigration {
  override name = '139-accrual-search';

  override up(): void {
    if (this.dialect.engine === 'postgres') this.run([SEARCHING_LESS]);
  }
}
