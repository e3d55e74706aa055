import { StoreMigration } from '../dialect';

/**
 * The owner is referenced by account id. One row, so there is at most one owner; the foreign key
 * refuses to delete the owner. `owner_setting` is the OWNER_LOGIN of the binding.
 */
export class Migration100Owner extends StoreMigration {
  override name = '100-owner';

  override up(): void {
    const { dialect: d } = this;
    this.run([
      `create table company_settings (
        id ${d.int} not null primary key constraint company_settings_single_check check (id = 1),
        owner_id ${d.int} null,
        owner_setting text null,
        updated_at ${d.instant} not null,
        constraint company_settings_owner_check
          check ((owner_id is null) = (owner_setting is null)),
        constraint company_settings_owner_id_foreign
          foreign key (owner_id) references users (id) on delete restrict
      ${d.end}`,
    ]);
  }
}
