import type { PartnerRecord, ShareRecord } from '@backend/domain/analytics/partner-revenue';
import type { Em } from '@backend/store/em';
import { raw } from '@backend/store/sql/raw';

const russian = new Intl.Collator('ru', { numeric: true });

/** All partners in Russian alphabetical order; one statement. */
export async function loadPartners(em: Em): Promise<PartnerRecord[]> {
  const partners = await raw<PartnerRecord>(em, 'select p.id, p.name from partners p');
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
