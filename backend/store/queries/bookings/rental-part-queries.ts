import type { Em } from '@backend/store/em';
import { prepared, type Slots } from '@backend/store/sql/prepared-read';
import { readInstant } from '@backend/store/sql/read-as';
import type { NamedCar } from '@schema/values/fleet/car-title';
import { carName } from '../fleet/car-queries';
import { live } from '../fleet/claim-sql';
import { withRentalTree } from './rental-tree';

/** One live booking of a rental after car swaps, and its car. */
interface RentalPartRecord extends NamedCar {
  readonly id: number;
  readonly carId: number;
  readonly startDate: Date;
  readonly endDate: Date;
}

const otherParts = prepared((em, { id, ids }: Slots<{ id: number; ids: readonly number[] }>) =>
  withRentalTree(em, ids)
    .selectFrom('parts as p')
    .innerJoin('bookings as b', 'b.id', 'p.id')
    .innerJoin('cars as c', 'c.id', 'b.car_id')
    .select(({ ref }) => [
      'b.id',
      ref('b.car_id').$notNull().as('carId'),
      readInstant(ref('b.start_date').$notNull()).as('startDate'),
      readInstant(ref('b.end_date').$notNull()).as('endDate'),
    ])
    .select(carName('c'))
    .where('b.id', '<>', id)
    .where(live('b'))
    .orderBy('b.start_date')
    .orderBy('b.id'),
);

/**
 * The other live parts of the booking's rental, by start, across any number of car swaps
 * (docs/domain.md, a car that breaks). One statement.
 */
export const loadOtherRentalParts = (em: Em, id: number): Promise<RentalPartRecord[]> =>
  otherParts(em, { id, ids: [id] });
