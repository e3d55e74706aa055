import type { PartnerRecord, ShareRecord } from '@backend/domain/analytics/partner-revenue';
import type { Em } from '@backend/store/em';
import { prepared, type Slots } from '@backend/store/sql/prepared-read';
import type { SqlPart } from '@backend/store/sql/sql-part';
import { columnsOf } from '@backend/store/sql/tables';
import { reading } from '@backend/store/sql/typed-read';
import { amongCars } from './car-queries';

const russian = new Intl.Collator('ru', { numeric: true });

/** The shares of a car, set together. */
export interface SharesRecord {
  readonly shares: readonly ShareRecord[];
  readonly version: number;
}

/** A partner with the version of the record. */
interface KeptPartner extends PartnerRecord {
  readonly version: number;
}

const partnerRows = prepared((em) =>
  reading(em).selectFrom('partners').select(['id', 'name', 'version']),
);

/** All partners in Russian alphabetical order; one statement. */
export async function loadPartners(em: Em): Promise<KeptPartner[]> {
  const partners = await partnerRows(em, {});
  return partners.sort((a, b) => russian.compare(a.name, b.name) || a.id - b.id);
}

const shareRows = prepared((em, { ofCars }: Slots<{ ofCars: SqlPart }>) =>
  reading(em)
    .selectFrom('partner_shares as s')
    .select([
      's.partner_id as partnerId',
      's.car_id as carId',
      's.share_milli_percent as milliPercent',
    ])
    .where(ofCars)
    .orderBy('s.car_id')
    .orderBy('s.partner_id'),
);

/** The shares of all cars, or of one; one statement. */
export function loadShares(em: Em, carId?: number): Promise<ShareRecord[]> {
  const column = columnsOf<'partner_shares'>('s')('car_id');
  return shareRows(em, { ofCars: amongCars(column, carId === undefined ? 'all' : [carId]) });
}

const partnerCars = prepared((em, { partnerId }: Slots<{ partnerId: number }>) =>
  reading(em)
    .selectFrom('partner_shares as s')
    .select('s.car_id as carId')
    .where('s.partner_id', '=', partnerId)
    .orderBy('s.car_id'),
);

/** IDs of the cars in whose revenue the partner has a share; one statement. */
export async function loadPartnerCars(em: Em, partnerId: number): Promise<number[]> {
  return (await partnerCars(em, { partnerId })).map(({ carId }) => carId);
}

const sharesOfCars = prepared((em) =>
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

/** The shares of every car with their version, by the car's id; one statement. */
export async function loadSharesByCar(em: Em): Promise<ReadonlyMap<number, SharesRecord>> {
  const rows = await sharesOfCars(em, {});
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
