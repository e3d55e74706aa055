import { LockMode } from '@mikro-orm/core';
import type { Em } from './em';
import { CompanySettings } from './entities/company-settings.entity';
import { raw } from './raw';

/** The only row there is. */
const ID = 1;

/** The company's settings, made when there were none; locked until the transaction ends. */
export async function lockCompany(em: Em, now: Date): Promise<CompanySettings> {
  await em
    .createQueryBuilder(CompanySettings)
    .insert({ id: ID, updatedAt: now })
    .onConflict('id')
    .ignore()
    .execute('run');
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  return em.findOneOrFail(CompanySettings, ID, lock);
}

export interface Owner {
  readonly id: number;
  readonly login: string;
}

/** The account that owns the company; null: none is bound. */
export async function loadOwner(em: Em): Promise<Owner | null> {
  const [owner] = await raw<Owner>(
    em,
    `select u.id, u.login from company_settings c join users u on u.id = c.owner_id
     where c.id = ${ID}`,
  );
  return owner ?? null;
}
