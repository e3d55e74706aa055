import type {
  MaintenanceRecord,
  Occasion,
  OccupyingBooking,
} from '@backend/domain/bookings/occupancy';
import type { FleetFacts } from '@backend/domain/fleet/fleet-availability';
import type { Em } from '@backend/store/em';
import {
  instantColumns,
  type RawValue,
  raw,
  toInstant,
  toInstantOrNull,
} from '@backend/store/sql/raw';
import type { MaintenanceStatus } from '@schema/statuses';
import type { NamedCar } from '@schema/values/fleet/car-title';
import type { Kopecks } from '@schema/values/money/money';
import { occupiedPeriod, type Period } from '@schema/values/time/period';
import { loadUnreturned } from '../bookings/unreturned-queries';
import { type CarsAsked, carNameColumns, ofCars } from './car-queries';
import { isLive, mayHoldAfter } from './claim-sql';

type OfCar<Fact> = Fact & { readonly carId: number };

interface FleetWindow {
  readonly bookings: OfCar<OccupyingBooking>[];
  readonly maintenances: OfCar<MaintenanceRecord>[];
}

interface FleetStretch {
  readonly window: Period;
  /** See `Stretch.unmarkedHold`. */
  readonly unmarkedHold: boolean;
  /** Absent: the whole fleet, and bookings without their customers. */
  readonly carIds?: CarsAsked;
}

interface BookingRow {
  id: number;
  carId: number;
  customer: string | null;
  startDate: number;
  endDate: number;
  returnedAt: number | null;
}

/** Live bookings that overlap the window, and per car the last before it and the first after it. */
export async function loadBookingsAround(
  em: Em,
  stretch: FleetStretch,
): Promise<OfCar<OccupyingBooking>[]> {
  const { startDate, endDate } = occupiedPeriod(stretch.window);
  const { carIds = 'all' } = stretch;
  const holds = mayHoldAfter(stretch.unmarkedHold);
  const [ofBooking, ofCar] = [ofCars('b.car_id', carIds), ofCars('c.id', carIds)];
  const customer =
    carIds === 'all' ? 'null' : '(select k.full_name from customers k where k.id = b.customer_id)';
  const columns = `b.id as "id", b.car_id as "carId", ${customer} as "customer",
    ${instantColumns(em, 'b', { startDate: 'start_date', endDate: 'end_date', returnedAt: 'returned_at' })}`;
  const rows = await raw<BookingRow>(
    em,
    `select ${columns} from bookings b where ${isLive('b')} and b.start_date < ? and ${holds}
       ${ofBooking.condition}
     union all
     select ${columns} from cars c join bookings b on b.id = (
       select p.id from bookings p where p.car_id = c.id and ${isLive('p')} and p.occupied_until <= ?
       order by p.occupied_until desc limit 1)${ofCar.condition}
     union all
     select ${columns} from cars c join bookings b on b.id = (
       select n.id from bookings n where n.car_id = c.id and ${isLive('n')} and n.start_date >= ?
       order by n.start_date limit 1)${ofCar.condition}`,
    [
      ...[endDate, startDate, ...ofBooking.params],
      ...[startDate, ...ofCar.params],
      ...[endDate, ...ofCar.params],
    ],
  );
  // An unreturned booking can hold the window and be the last before it.
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [...byId.values()].map((row) => ({
    id: row.id,
    carId: row.carId,
    customer: row.customer,
    startDate: toInstant(row.startDate),
    endDate: toInstant(row.endDate),
    returnedAt: toInstantOrNull(row.returnedAt),
  }));
}

interface MaintenanceRow {
  id: number;
  carId: number;
  description: string;
  status: MaintenanceStatus;
  startDate: number;
  endDate: number;
}

/** All unfinished service work: there is little of it, so neighbours need no separate query. */
export async function unfinishedWork(
  em: Em,
  carIds: CarsAsked = 'all',
): Promise<OfCar<MaintenanceRecord>[]> {
  const { condition, params } = ofCars('m.car_id', carIds);
  const rows = await raw<MaintenanceRow>(
    em,
    `select m.id as "id", m.car_id as "carId", m.description as "description", m.status as "status",
       ${instantColumns(em, 'm', { startDate: 'start_date', endDate: 'end_date' })}
     from maintenances m where m.status <> 'done'${condition}`,
    params,
  );
  return rows.map((row) => ({
    ...row,
    startDate: toInstant(row.startDate),
    endDate: toInstant(row.endDate),
  }));
}

/** What overlaps the window and its neighbours; two statements. */
export async function loadFleetWindow(em: Em, stretch: FleetStretch): Promise<FleetWindow> {
  const bookings = await loadBookingsAround(em, stretch);
  return { bookings, maintenances: await unfinishedWork(em, stretch.carIds) };
}

/** What `fleetAvailability` needs for one window; three statements. */
export async function loadFleetFacts(
  em: Em,
  window: Period,
  occasion: Occasion,
  carIds: CarsAsked = 'all',
): Promise<FleetFacts> {
  const { now, requireReturnMark = false } = occasion;
  const unmarkedHold = requireReturnMark && window.startDate < now;
  const [events, unreturned] = await Promise.all([
    loadFleetWindow(em, { window, unmarkedHold, carIds }),
    loadUnreturned(em, occasion, carIds),
  ]);
  return { ...events, unreturned, now, requireReturnMark };
}

/** A free car to suggest instead of an occupied one. */
interface FreeCarRecord extends NamedCar {
  readonly id: number;
}

/**
 * At most `limit` cars free over the window, those with an average tariff nearest to `pricePerDay`
 * first, so that a large fleet need not be priced whole; one statement.
 */
export function loadFreeCars(
  em: Em,
  question: FleetStretch & { readonly pricePerDay: Kopecks; readonly limit: number },
): Promise<FreeCarRecord[]> {
  const { startDate, endDate } = occupiedPeriod(question.window);
  const holds = mayHoldAfter(question.unmarkedHold);
  const params: RawValue[] = [endDate, startDate, endDate, startDate, startDate];
  return raw<FreeCarRecord>(
    em,
    `select c.id, ${carNameColumns('c')} from cars c
     where not exists (select 1 from bookings b
         where b.car_id = c.id and ${isLive('b')} and b.start_date < ? and ${holds})
       and not exists (select 1 from maintenances m
         where m.car_id = c.id and m.status <> 'done' and m.start_date < ?
           and (m.end_date > ? or m.start_date >= ?))
     order by abs(coalesce((select avg(t.price_per_day_kopecks) from tariff_groups g
         join tariffs t on t.group_id = g.id where g.car_id = c.id), 0) - ?), c.sort_order, c.id
     limit ?`,
    [...params, question.pricePerDay, question.limit],
  );
}
