import { StoreMigration } from '../dialect';

/** A charge may have a photo: of damage, or of a fine. */
export class Migration124ChargePhotos extends StoreMigration {
  override name = '124-charge-photos';

  override up(): void {
    this.run(['alter table money_charges add column photo_key text null']);
  }
}
