import { StoreMigration } from '../dialect';

/** Template of the text to a customer (null: the default) and the company's address. */
export class Migration141OfferSettings extends StoreMigration {
  override name = '141-offer-settings';

  override up(): void {
    this.run([
      'alter table company_settings add column offer_template text null',
      "alter table company_settings add column address text not null default ''",
    ]);
  }
}
