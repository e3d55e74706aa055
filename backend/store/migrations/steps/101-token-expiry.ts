import { type Dialect, StoreMigration } from '../dialect';

const NOW: Readonly<Record<Dialect['engine'], string>> = {
  sqlite: `cast((julianday('now') - 2440587.5) * 86400000 as integer)`,
  postgres: 'now()',
};

const IN_90_DAYS: Readonly<Record<Dialect['engine'], string>> = {
  sqlite: `${NOW.sqlite} + 7776000000`,
  postgres: `now() + interval '90 days'`,
};

/**
 * Tokens expire. Existing ones get 90 days from this migration, so that no script fails without
 * notice; those of disabled accounts are revoked, so that enabling an account does not restore
 * them.
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
