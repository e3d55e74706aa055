import type { Dialect } from './dialect';

/** What both engines call the refusal; `isCarOccupiedError` looks for it. */
export const CAR_OCCUPIED = 'car_occupied';

const otherOverlaps = (than: string) => `
  select raise(abort, '${CAR_OCCUPIED}') from bookings other
  where other.car_id = new.car_id and other.cancelled_at is null and other.is_complete = 1
    and other.start_date < new.occupied_until and other.occupied_until > new.start_date${than}
  limit 1;`;

const NEW_IS_LIVE = 'new.cancelled_at is null and new.is_complete = 1';

/**
 * The net the database holds by itself: no two live bookings of a car overlap on
 * [start_date, occupied_until), whoever writes and however (DOMAIN.md, occupancy; SAFETY.md, fact 1).
 * PostgreSQL: an exclusion constraint; a range of one car id stands for equality, so that no extension
 * is needed. SQLite: triggers; it has one writer at a time, so what they see is final.
 */
export const bookingNet = (d: Dialect): string[] =>
  d.engine === 'postgres'
    ? [
        `alter table bookings add constraint ${CAR_OCCUPIED} exclude using gist (
          int4range(car_id, car_id, '[]') with &&,
          tstzrange(start_date, occupied_until, '[)') with &&
        ) where (cancelled_at is null and is_complete)`,
      ]
    : [
        `create trigger bookings_net_on_insert before insert on bookings
         when ${NEW_IS_LIVE} begin ${otherOverlaps('')} end`,
        `create trigger bookings_net_on_update
         before update of id, car_id, start_date, end_date, occupied_until, cancelled_at, is_complete on bookings
         when ${NEW_IS_LIVE} begin ${otherOverlaps(' and other.id <> old.id')} end`,
      ];
