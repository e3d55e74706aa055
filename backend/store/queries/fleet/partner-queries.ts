import type { PartnerRecord, ShareRecord } from '@backend/domain/analytics/partner-revenue';
import type { Em } from '@backend/store/em';
import { reading, rowsOf } from '@backend/store/sql/typed-read';
import { amongCars } from './car-queries';

const russian = new Intl.Collator('ru', { numeric: true });

/** The shares of a car, as they are set together. */
export interface SharesRecord {
  readonly shares: readonly ShareRecord[];
  readonly version: number;
}

/** A partner with the version of the record. */
interface KeptPartner extends PartnerRecord {
  readonly version: number;
}

/** All partners in Russian alphabetical order; one statement. */
export async function loadPartners(em: Em): Promise<KeptPartner[]> {
  const partners = await rowsOf(
    em,
    reading(em).selectFrom('partners').select(['id', 'name', 'version']),
  );
  return partners.sort((a, b) => russian.compare(a.name, b.name) || a.id - b.id);
}

/** The shares of all cars, or of one; one statement. */
export function loadShares(em: Em, carId?: number): Promise<ShareRecord[]> {
  return rowsOf(
    em,
    reading(em)
      .selectFrom('partner_shares as s')
      .select([
        's.partner_id as partnerId',
        's.car_id as carId',
        's.share_milli_percent as milliPercent',
      ])
      .where(({ ref }) => amongCars(ref('s.car_id'), carId === undefined ? 'all' : [carId]))
      .orderBy('s.car_id')
      .orderBy('s.partner_id'),
  );
}

/** The shares of every car with their version, by the car's number; one statement. */
export async function loadSharesByCar(em: Em): Promise<ReadonlyMap<number, SharesRecord>> {
  const rows = await rowsOf(
    em,
    reading(em)
      .selectFrom('cars as c')
      .leftJoin('partner_shares as s', 's.car_id', 'c.id')
      .select([
        'c.id as carId',
        'c.shares_version as version',
        's.partner_id as partnerId',
        's.share_milli_percent as milliPercent',
      ])
      .orderBy('c.id')
      .orderBy('s.partner_id'),
  );
  const byCar = Map.groupBy(rows, ({ carId }) => carId);
  return new Map(
    [...byCar].map(([carId, lines]) => {
      const shares = lines.flatMap(({ partnerId, milliPercent }) =>
        partnerId === null || milliPercent === null ? [] : [{ carId, partnerId, milliPercent }],
      );
      return [carId, { version: lines[0]?.version ?? 1, shares }];
    }),
  );
}
