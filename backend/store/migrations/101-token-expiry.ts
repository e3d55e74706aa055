import { type Dialect, StoreMigration } from './dialect';

const NOW: Readonly<Record<Dialect['engine'], string>> = {
  sqlite: `cast((julianday('now') - 2440587.5) * 86400000 as integer)`,
  postgres: 'now()',
};

const IN_90_DAYS: Readonly<Record<Dialect['engine'], string>> = {
  sqlite: `${NOW.sqlite} + 7776000000`,
  postgres: `now() + interval '90 days'`,
};

/**
 * Tokens end by themselves. Those made before get 90 days from this step on, so that nothing stops
 * unannounced; those of disabled accounts are revoked, so that they do not come back with the account.
 */
export class Migration101TokenExpiry extends StoreMigration {
  override name = '101-token-expiry';

  override up(): void {
    const { dialect: d } = this;
    this.run([
      `alter table api_tokens add column expires_at ${d.instant} null`,
      `update api_tokens set expires_at = ${IN_90_DAYS[d.engine]} where revoked_at is null`,
      `update api_tokens set revoked_at = ${NOW[d.engine]}
       where revoked_at is null and user_id in (select id from users where not is_active)`,
    ]);
  }
}
