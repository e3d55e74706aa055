import { StoreMigration } from '../dialect';

/** Devices that have signed in to an account; lock-outs by unknown devices do not affect them. */
export class Migration102KnownDevices extends StoreMigration {
  override name = '102-known-devices';

  override up(): void {
    const { dialect: d } = this;
    this.run([
      `create table known_devices (
        id ${d.id},
        user_id ${d.int} not null,
        token_hash text not null,
        created_at ${d.instant} not null,
        last_used_at ${d.instant} not null,
        constraint known_devices_user_id_foreign
          foreign key (user_id) references users (id) on delete cascade
      ${d.end}`,
      `create unique index known_devices_token_user_unique on known_devices (token_hash, user_id)`,
      'create index known_devices_user_id_index on known_devices (user_id)',
    ]);
  }
}
