import { StoreMigration } from '../dialect';
import { SEARCHING_LESS } from '../money-end-triggers';

/** Constant cost per booking for bulk inserts (PostgreSQL). */
export class Migration125MoneyPlan extends StoreMigration {
  override name = '125-money-plan';

  override up(): void {
    if (this.dialect.engine === 'postgres') this.run([SEARCHING_LESS]);
  }
}
