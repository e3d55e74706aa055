import { StoreMigration } from '../dialect';

/** Partner whose cars a user may read; null: a member of staff. */
export class Migration142UserPartner extends StoreMigration {
  override name = '142-user-partner';

  override up(): void {
    const { int } = this.dialect;
    this.run([
      `alter table users add column partner_id ${int} null
       constraint users_partner_id_foreign references partners (id)`,
      'create index users_partner_id_index on users (partner_id)',
    ]);
  }
}
