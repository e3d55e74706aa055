import type { Dialect } from '../dialect';

/**
 * Moment from which a booking's car is free: its end or an earlier return mark, at least a minute
 * after its start (docs/domain.md, occupancy).
 */
const OCCUPIED_UNTIL = {
  sqlite: 'max(start_date + 60000, min(end_date, coalesce(returned_at, end_date)))',
  postgres: `greatest(start_date + interval '1 minute', least(end_date, coalesce(returned_at, end_date)))`,
};

/** Customers, sources and bookings. */
export const bookingTables = (d: Dialect): string[] => [
  `create table customers (
    id ${d.id},
    full_name text not null,
    phone text null,
    email text null,
    search_text text not null,
    created_at ${d.instant} not null
  ${d.end}`,
  'create unique index customers_phone_unique on customers (phone)',

  `create table sources (
    id ${d.id},
    name text not null constraint sources_name_check check (name <> ''),
    description text null,
    created_at ${d.instant} not null
  ${d.end}`,
  'create unique index sources_name_unique on sources (name)',

  `create table bookings (
    id ${d.id},
    car_id ${d.int} null,
    customer_id ${d.int} null,
    source_id ${d.int} null,
    start_date ${d.instant} null,
    end_date ${d.instant} null,
    occupied_until ${d.instant} null,
    total_price_kopecks ${d.money} null
      constraint bookings_total_price_check check (total_price_kopecks >= 0),
    price_edited ${d.flag} not null default false,
    breakdown ${d.json} null,
    deposit_kopecks ${d.money} null constraint bookings_deposit_check check (deposit_kopecks >= 0),
    deposit_comment text null,
    notes text null,
    created_at ${d.instant} not null,
    created_by ${d.int} null,
    cancelled_at ${d.instant} null,
    cancelled_by ${d.int} null,
    handed_over_at ${d.instant} null,
    returned_at ${d.instant} null,
    raw_start_date text null,
    raw_end_date text null,
    raw_customer_name text null,
    raw_customer_phone text null,
    is_complete ${d.flag} not null default true,
    version ${d.int} not null default 1,
    constraint bookings_car_id_foreign foreign key (car_id) references cars (id) on delete cascade,
    constraint bookings_customer_id_foreign
      foreign key (customer_id) references customers (id) on delete cascade,
    constraint bookings_source_id_foreign foreign key (source_id) references sources (id) on delete set null,
    constraint bookings_created_by_foreign foreign key (created_by) references users (id) on delete set null,
    constraint bookings_cancelled_by_foreign foreign key (cancelled_by) references users (id) on delete set null,
    constraint bookings_complete_check check (
      is_complete = false
      or (car_id is not null and customer_id is not null and start_date is not null
        and end_date is not null and end_date >= start_date and occupied_until is not null)),
    constraint bookings_occupied_until_check check (
      occupied_until is null
      or (start_date is not null and end_date is not null and end_date >= start_date
        and occupied_until = ${OCCUPIED_UNTIL[d.engine]}))
  ${d.end}`,
  'create index bookings_car_id_start_date_index on bookings (car_id, start_date)',
  'create index bookings_car_id_occupied_until_index on bookings (car_id, occupied_until)',
  'create index bookings_start_date_index on bookings (start_date)',
  'create index bookings_end_date_index on bookings (end_date)',
  'create index bookings_created_at_index on bookings (created_at)',
  'create index bookings_cancelled_at_index on bookings (cancelled_at) where cancelled_at is not null',
  'create index bookings_occupied_until_index on bookings (occupied_until, start_date)',
  'create index bookings_customer_id_index on bookings (customer_id, end_date)',
  'create index bookings_source_id_index on bookings (source_id)',
];
