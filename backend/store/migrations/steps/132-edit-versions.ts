import { StoreMigration } from '../dialect';

const VERSIONED = [
  'partners',
  'sources',
  'review_templates',
  'company_settings',
  'branding',
  'car_analyses',
] as const;

/** Every record that is edited has a version; so has the set of partners' shares of a car. */
export class Migration132EditVersions extends StoreMigration {
  override name = '132-edit-versions';

  override up(): void {
    const { int } = this.dialect;
    this.run([
      ...VERSIONED.map(
        (table) => `alter table ${table} add column version ${int} not null default 1`,
      ),
      `alter table cars add column shares_version ${int} not null default 1`,
    ]);
  }
}
