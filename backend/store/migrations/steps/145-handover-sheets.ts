import { StoreMigration } from '../dialect';

/** Handover sheets with their photos, and the sheet that found a damage. */
export class Migration145HandoverSheets extends StoreMigration {
  override name = '145-handover-sheets';

  override up(): void {
    const { id, int, instant, json, end } = this.dialect;
    const author = `user_id ${int} not null, user_login text not null, created_at ${instant} not null`;
    const of = (table: string, noun: 'booking' | 'car') =>
      `${noun}_id ${int} not null constraint ${table}_${noun}_id_foreign references ${noun}s (id) on delete cascade`;
    const side = (table: string) =>
      `side text not null constraint ${table}_side_check check (side in ('out', 'back'))`;
    this.run([
      `create table handover_sheets (
        id ${id},
        client_id text not null,
        ${of('handover_sheets', 'booking')},
        ${of('handover_sheets', 'car')},
        ${side('handover_sheets')},
        supplements_id ${int} null,
        at ${instant} not null,
        delay_reason text null,
        km ${int} null constraint handover_sheets_km_check check (km between 0 and 2000000),
        reading_id ${int} null,
        fuel ${int} null constraint handover_sheets_fuel_check check (fuel between 0 and 8),
        signature_way text not null constraint handover_sheets_signature_way_check
          check (signature_way in ('finger', 'paper', 'absent')),
        signer_name text null,
        signature ${json} not null,
        absence_reason text null,
        comment text null,
        ${author},
        constraint handover_sheets_absence_check
          check ((signature_way = 'absent') = (absence_reason is not null))
      ${end}`,
      'create unique index handover_sheets_client_id_unique on handover_sheets (client_id)',
      'create index handover_sheets_booking_id_index on handover_sheets (booking_id)',
      'create index handover_sheets_car_id_index on handover_sheets (car_id)',
      `create unique index handover_sheets_first_unique on handover_sheets (booking_id, side)
        where supplements_id is null`,
      `create table sheet_photos (
        id ${id},
        client_id text not null,
        sheet_client_id text not null,
        ${of('sheet_photos', 'booking')},
        ${of('sheet_photos', 'car')},
        ${side('sheet_photos')},
        angle text not null constraint sheet_photos_angle_check check (angle in
          ('front', 'left', 'rear', 'right', 'interior', 'trunk', 'dashboard', 'detail')),
        photo_key text not null,
        shot_at ${instant} not null,
        ${author}
      ${end}`,
      'create unique index sheet_photos_client_id_unique on sheet_photos (client_id)',
      'create index sheet_photos_sheet_client_id_index on sheet_photos (sheet_client_id)',
      'create index sheet_photos_booking_id_index on sheet_photos (booking_id)',
      'create index sheet_photos_car_id_index on sheet_photos (car_id, angle)',
      'create index sheet_photos_photo_key_index on sheet_photos (photo_key)',
      `alter table car_damages add column sheet_id ${int} null`,
      'create index car_damages_sheet_id_index on car_damages (sheet_id)',
    ]);
  }
}
