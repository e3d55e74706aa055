import type { Em } from '../em';
import { CompanySettings } from '../entities/company-settings.entity';
import { LOCKED_ROW } from './row-lock';

/** The id of the only row. */
const ID = 1;

/** Locks the company's settings until the transaction ends, creating them when absent. */
export async function lockCompany(em: Em, now: Date): Promise<CompanySettings> {
  await em
    .createQueryBuilder(CompanySettings)
    .insert({ id: ID, updatedAt: now })
    .onConflict('id')
    .ignore()
    .execute('run');
  return em.findOneOrFail(CompanySettings, ID, LOCKED_ROW);
}
