import { StoreMigration } from '../dialect';

/** How long the photos of sheets are kept, and how many of a sheet were deleted after that. */
export class Migration149PhotoRetention extends StoreMigration {
  override name = '149-photo-retention';

  override up(): void {
    const { int } = this.dialect;
    this.run([
      `alter table company_settings add column sheet_photo_months ${int} null
        constraint company_settings_sheet_photo_months_check check (sheet_photo_months > 0)`,
      `alter table handover_sheets add column deleted_photos ${int} not null default 0`,
      'create index sheet_photos_created_at_index on sheet_photos (created_at)',
    ]);
  }
}
