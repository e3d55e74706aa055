import { StoreMigration } from '../dialect';

/** The handover sheet or the maintenance in which a damage was repaired. */
export class Migration151MendedIn extends StoreMigration {
  override name = '151-mended-in';

  override up(): void {
    const { int } = this.dialect;
    this.run([
      `alter table car_damages add column mended_in_sheet_id ${int} null
        constraint car_damages_mended_in_sheet_id_foreign
          references handover_sheets (id) on delete set null
        constraint car_damages_mended_in_sheet_check
          check (mended_in_sheet_id is null or mended_at is not null)`,
      `alter table car_damages add column mended_in_maintenance_id ${int} null
        constraint car_damages_mended_in_maintenance_id_foreign
          references maintenances (id) on delete set null
        constraint car_damages_mended_in_maintenance_check check
          (mended_in_maintenance_id is null or (mended_at is not null and mended_in_sheet_id is null))`,
      'create index car_damages_mended_in_sheet_id_index on car_damages (mended_in_sheet_id)',
      `create index car_damages_mended_in_maintenance_id_index
        on car_damages (mended_in_maintenance_id)`,
    ]);
  }
}
