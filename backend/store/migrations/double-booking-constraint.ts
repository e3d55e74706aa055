import type { Dialect } from './dialect';

/** Name of the constraint on both engines; `isCarOccupiedError` checks it. */
export const CAR_OCCUPIED = 'car_occupied';

const otherOverlaps = (than: string) => `
  select raise(abort, '${CAR_OCCUPIED}') from bookings other
  where other.car_id = new.car_id and other.cancelled_at is null and other.is_complete = 1
    and other.start_date < new.occupied_until and other.occupied_until > new.start_date${than}
  limit 1;`;

const NEW_IS_LIVE = 'new.cancelled_at is null and new.is_complete = 1';

const CLAIMING = 'car_id, start_date, end_date, occupied_until, cancelled_at, is_complete';

/** Ranges of the car's id replace an equality operator, so no extension is needed. */
const POSTGRES_CONSTRAINT = [
  `alter table bookings add constraint ${CAR_OCCUPIED} exclude using gist (
    int4range(car_id, car_id, '[]') with &&,
    tstzrange(start_date, occupied_until, '[)') with &&
  ) where (cancelled_at is null and is_complete)`,
  // Two conflicting inserts would block each other until the deadlock detector aborts one, a second
  // later. The trigger locks the car for writers without the lock, so that they queue.
  `create function take_car_of_booking() returns trigger language plpgsql as $$
  begin
    perform 1 from cars where id = new.car_id for no key update;
    return new;
  end $$`,
  ...['insert', `update of ${CLAIMING}`].map(
    (
      event,
    ) => `create trigger bookings_take_car_on_${event.split(' ')[0]} before ${event} on bookings
      for each row when (new.cancelled_at is null and new.is_complete)
      execute function take_car_of_booking()`,
  ),
];

/** SQLite has one writer at a time, so the triggers see the final state. */
const SQLITE_CONSTRAINT = [
  `create trigger bookings_net_on_insert before insert on bookings
   when ${NEW_IS_LIVE} begin ${otherOverlaps('')} end`,
  `create trigger bookings_net_on_update before update of id, ${CLAIMING} on bookings
   when ${NEW_IS_LIVE} begin ${otherOverlaps(' and other.id <> old.id')} end`,
];

/** Names of the constraints that refuse an overlapping booking. */
export const DOUBLE_BOOKING_PARTS = {
  sqlite: ['bookings_net_on_insert', 'bookings_net_on_update'],
  postgres: [CAR_OCCUPIED, 'bookings_take_car_on_insert', 'bookings_take_car_on_update'],
} as const satisfies Record<Dialect['engine'], readonly string[]>;

/**
 * The database constraint against double bookings: no two live bookings of a car overlap on
 * [start_date, occupied_until), whatever the writer (docs/domain.md, occupancy; docs/safety.md, 1).
 */
export const doubleBookingConstraint = (d: Dialect): string[] =>
  d.engine === 'postgres' ? POSTGRES_CONSTRAINT : SQLITE_CONSTRAINT;
