import type { PartnerRecord, ShareRecord } from '@backend/domain/analytics/partner-revenue';
import type { Em } from '@backend/store/em';
import { raw } from '@backend/store/sql/raw';

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
  const partners = await raw<KeptPartner>(em, 'select p.id, p.name, p.version from partners p');
  return partners.sort((a, b) => russian.compare(a.name, b.name) || a.id - b.id);
}

/** The shares of all cars, or of one; one statement. */
export function loadShares(em: Em, carId?: number): Promise<ShareRecord[]> {
  return raw<ShareRecord>(
    em,
    `select s.partner_id as "partnerId", s.car_id as "carId", s.share_milli_percent as "milliPercent"
     from partner_shares s ${carId === undefined ? '' : 'where s.car_id = ?'}
     order by s.car_id, s.partner_id`,
    carId === undefined ? [] : [carId],
  );
}

/** The shares of every car with their version, by the car's number; one statement. */
export async function loadSharesByCar(em: Em): Promise<ReadonlyMap<number, SharesRecord>> {
  const rows = await raw<ShareRecord & { version: number; partnerId: number | null }>(
    em,
    `select c.id as "carId", c.shares_version as "version", s.partner_id as "partnerId",
       s.share_milli_percent as "milliPercent"
     from cars c left join partner_shares s on s.car_id = c.id order by c.id, s.partner_id`,
  );
  const byCar = Map.groupBy(rows, ({ carId }) => carId);
  return new Map(
    [...byCar].map(([carId, [first, ...others]]) => {
      const version = first?.version ?? 1;
      const lines = first && first.partnerId !== null ? [first, ...others] : [];
      return [carId, { version, shares: lines }];
    }),
  );
}
