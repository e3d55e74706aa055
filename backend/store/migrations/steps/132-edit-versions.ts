import { StoreMigration } from '../dialect';

const VERSIONED = [
  'partners',
  'sources',
  'review_templates',
  'company_settings',
  'branding',
  'car_analyses',
] as const;

/** Versions of all editable records, and of a car's set of partners' shares. */
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
