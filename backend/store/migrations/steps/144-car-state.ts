import { StoreMigration } from '../dialect';

/** Mileage readings and damages of a car. */
export class Migration144CarState extends StoreMigration {
  override name = '144-car-state';

  override up(): void {
    const { id, int, instant, flag, end } = this.dialect;
    const author = `user_id ${int} not null, user_login text not null, created_at ${instant} not null`;
    const ofCar = (table: string) =>
      `car_id ${int} not null constraint ${table}_car_id_foreign references cars (id) on delete cascade`;
    this.run([
      `create table mileage_readings (
        id ${id},
        ${ofCar('mileage_readings')},
        at ${instant} not null,
        km ${int} not null constraint mileage_readings_km_check check (km between 0 and 2000000),
        is_new_counter ${flag} not null default false,
        comment text null,
        ${author},
        replaces_id ${int} null,
        reversed_at ${instant} null,
        reversed_by_login text null,
        constraint mileage_readings_reversed_check
          check ((reversed_at is null) = (reversed_by_login is null))
      ${end}`,
      'create index mileage_readings_car_id_index on mileage_readings (car_id, at)',
      `create table car_damages (
        id ${id},
        ${ofCar('car_damages')},
        view text not null constraint car_damages_view_check
          check (view in ('left', 'right', 'front', 'rear', 'top')),
        x ${int} not null constraint car_damages_x_check check (x between 0 and 1000),
        y ${int} not null constraint car_damages_y_check check (y between 0 and 1000),
        kind text not null constraint car_damages_kind_check check
          (kind in ('scratch', 'chip', 'dent', 'crack', 'missing', 'interior', 'other')),
        size text not null constraint car_damages_size_check
          check (size in ('small', 'medium', 'large')),
        comment text null,
        photo_key text null,
        ${author},
        mended_at ${instant} null,
        mended_by_login text null,
        withdrawn_at ${instant} null,
        withdrawn_by_login text null,
        constraint car_damages_mended_check check ((mended_at is null) = (mended_by_login is null)),
        constraint car_damages_withdrawn_check
          check ((withdrawn_at is null) = (withdrawn_by_login is null))
      ${end}`,
      'create index car_damages_car_id_index on car_damages (car_id)',
      'create index car_damages_photo_key_index on car_damages (photo_key)',
    ]);
  }
}
