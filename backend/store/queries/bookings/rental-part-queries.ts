import type { Em } from '@backend/store/em';
import { instantColumns, raw, toInstant } from '@backend/store/sql/raw';
import type { NamedCar } from '@schema/values/fleet/car-title';
import { carNameColumns } from '../fleet/car-queries';

/** One live booking of a rental that continued in another car, and its car. */
interface RentalPartRecord extends NamedCar {
  readonly id: number;
  readonly carId: number;
  readonly startDate: Date;
  readonly endDate: Date;
}

type Row = Omit<RentalPartRecord, 'startDate' | 'endDate'> & { startDate: number; endDate: number };

const INSTANTS = { startDate: 'start_date', endDate: 'end_date' };

/**
 * The other live parts of the booking's rental, by start, however often the car was changed
 * (docs/domain.md, a car that breaks). One statement.
 */
export async function loadOtherRentalParts(em: Em, id: number): Promise<RentalPartRecord[]> {
  const rows = await raw<Row>(
    em,
    `with recursive parts(id, continues_id) as (
       select b.id, b.continues_id from bookings b where b.id = ?
       union
       select n.id, n.continues_id
       from parts p join bookings n on n.continues_id = p.id or n.id = p.continues_id)
     select b.id, b.car_id as "carId", ${carNameColumns('c')},
       ${instantColumns(em, 'b', INSTANTS)}
     from parts p join bookings b on b.id = p.id join cars c on c.id = b.car_id
     where b.id <> ? and b.cancelled_at is null and b.is_complete
     order by b.start_date, b.id`,
    [id, id],
  );
  return rows.map(({ startDate, endDate, ...row }) => ({
    ...row,
    startDate: toInstant(startDate),
    endDate: toInstant(endDate),
  }));
}
