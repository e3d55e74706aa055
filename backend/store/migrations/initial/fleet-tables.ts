import type { Dialect } from '../dialect';

/** Cars with their photos, prices and maintenance; partners and their shares. */
export const fleetTables = (d: Dialect): string[] => [
  `create table cars (
    id ${d.id},
    brand text not null,
    model text not null,
    license_plate text not null,
    color text null,
    year ${d.int} null,
    description text null,
    deposit_kopecks ${d.money} not null constraint cars_deposit_check check (deposit_kopecks >= 0),
    sort_order ${d.int} not null,
    created_at ${d.instant} not null,
    version ${d.int} not null default 1
  ${d.end}`,
  'create unique index cars_license_plate_unique on cars (license_plate)',
  'create index cars_sort_order_index on cars (sort_order, id)',

  `create table car_photos (
    id ${d.id},
    car_id ${d.int} not null,
    url text not null,
    sort_order ${d.int} not null,
    constraint car_photos_car_id_foreign foreign key (car_id) references cars (id) on delete cascade
  ${d.end}`,
  'create index car_photos_car_id_index on car_photos (car_id, sort_order)',

  `create table tariff_groups (
    id ${d.id},
    car_id ${d.int} not null,
    name text not null,
    start_month ${d.int} null,
    start_day ${d.int} null,
    end_month ${d.int} null,
    end_day ${d.int} null,
    sort_order ${d.int} not null,
    constraint tariff_groups_car_id_foreign foreign key (car_id) references cars (id) on delete cascade,
    constraint tariff_groups_season_check check (
      (start_month is null and start_day is null and end_month is null and end_day is null)
      or (start_month is not null and start_day is not null and end_month is not null and end_day is not null
        and start_month between 1 and 12 and end_month between 1 and 12
        and start_day between 1 and 31 and end_day between 1 and 31))
  ${d.end}`,
  'create index tariff_groups_car_id_index on tariff_groups (car_id, sort_order)',

  `create table tariffs (
    id ${d.id},
    group_id ${d.int} not null,
    min_days ${d.int} not null constraint tariffs_min_days_check check (min_days >= 1),
    price_per_day_kopecks ${d.money} not null
      constraint tariffs_price_check check (price_per_day_kopecks >= 0),
    sort_order ${d.int} not null,
    constraint tariffs_group_id_foreign foreign key (group_id) references tariff_groups (id) on delete cascade
  ${d.end}`,
  'create index tariffs_group_id_index on tariffs (group_id, min_days)',

  `create table maintenances (
    id ${d.id},
    car_id ${d.int} not null,
    description text not null,
    status text not null
      constraint maintenances_status_check check (status in ('scheduled', 'in_progress', 'done')),
    start_date ${d.instant} not null,
    end_date ${d.instant} not null,
    cost_kopecks ${d.money} not null constraint maintenances_cost_check check (cost_kopecks >= 0),
    created_at ${d.instant} not null,
    version ${d.int} not null default 1,
    constraint maintenances_car_id_foreign foreign key (car_id) references cars (id) on delete cascade,
    constraint maintenances_period_check check (end_date >= start_date)
  ${d.end}`,
  'create index maintenances_car_id_start_date_index on maintenances (car_id, start_date)',
  'create index maintenances_start_date_index on maintenances (start_date)',
  'create index maintenances_end_date_index on maintenances (end_date)',

  `create table partners (
    id ${d.id},
    name text not null constraint partners_name_check check (name <> '')
  ${d.end}`,

  `create table partner_shares (
    partner_id ${d.int} not null,
    car_id ${d.int} not null,
    share_milli_percent ${d.int} not null
      constraint partner_shares_range_check check (share_milli_percent between 1 and 100000),
    primary key (partner_id, car_id),
    constraint partner_shares_partner_id_foreign
      foreign key (partner_id) references partners (id) on delete cascade,
    constraint partner_shares_car_id_foreign foreign key (car_id) references cars (id) on delete cascade
  ${d.end}`,
  'create index partner_shares_car_id_index on partner_shares (car_id)',

  `create table car_analyses (
    car_id ${d.int} not null primary key,
    shares ${d.json} not null,
    purchase_price_kopecks ${d.money} null
      constraint car_analyses_purchase_check check (purchase_price_kopecks >= 0),
    current_value_kopecks ${d.money} null
      constraint car_analyses_value_check check (current_value_kopecks >= 0),
    constraint car_analyses_car_id_foreign foreign key (car_id) references cars (id) on delete cascade
  ${d.end}`,
];
