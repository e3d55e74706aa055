import type { Em } from '@backend/store/em';
import { prepared } from '@backend/store/sql/prepared-read';
import { readFlag } from '@backend/store/sql/read-as';
import { reading } from '@backend/store/sql/typed-read';
import { sql } from 'kysely';

/** Whether a company has at least one record of each kind; sample bookings do not count. */
interface FirstStepsRecord {
  readonly hasCar: boolean;
  readonly hasTariff: boolean;
  readonly hasBooking: boolean;
}

const steps = prepared((em) =>
  reading(em).selectNoFrom(({ exists, selectFrom, not }) => [
    readFlag(exists(selectFrom('cars').select('id'))).as('hasCar'),
    readFlag(exists(selectFrom('tariffs').select('id'))).as('hasTariff'),
    readFlag(
      exists(
        selectFrom('bookings as b')
          .select('b.id')
          .where(
            not(
              exists(
                selectFrom('sample_rows as s')
                  .select('s.id')
                  .whereRef('s.booking_id', '=', sql.ref('b.id')),
              ),
            ),
          ),
      ),
    ).as('hasBooking'),
  ]),
);

export async function loadFirstSteps(em: Em): Promise<FirstStepsRecord> {
  const [row] = await steps(em, {});
  return row ?? { hasCar: false, hasTariff: false, hasBooking: false };
}
