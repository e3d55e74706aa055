import { StoreMigration } from '../dialect';

/** Whether the company records customers' payments; true by default. */
export class Migration138PaymentRecords extends StoreMigration {
  override name = '138-payment-records';

  override up(): void {
    const { flag } = this.dialect;
    this.run([
      `alter table company_settings add column records_payments ${flag} not null default true`,
    ]);
  }
}
