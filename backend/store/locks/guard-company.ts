import { type ContactWay, DEFAULT_CONTACT_WAY } from '@schema/values/people/contact-ways';
import type { Em } from '../em';
import { CompanySettings } from '../entities/company-settings.entity';
import { instantColumns, raw, toInstantOrNull } from '../sql/raw';
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

interface CompanyFact {
  /** The owner's account; null: none is bound. */
  readonly owner: { readonly id: number; readonly login: string } | null;
  readonly remembersPassword: boolean;
  readonly contactWay: ContactWay;
  readonly depositReturnDays: number;
  readonly moneySince: Date | null;
  readonly recordsPayments: boolean;
  readonly version: number;
}

/** The company's settings, or the defaults; one statement. */
export async function loadCompany(em: Em): Promise<CompanyFact> {
  const [row] = await raw<{
    ownerId: number | null;
    login: string | null;
    remembersPassword: boolean | number;
    contactWay: ContactWay;
    depositReturnDays: number;
    moneySince: number | null;
    recordsPayments: boolean | number;
    version: number;
  }>(
    em,
    `select u.id as "ownerId", u.login, c.remembers_password as "remembersPassword",
       c.records_payments as "recordsPayments", c.contact_way as "contactWay", c.deposit_return_days as "depositReturnDays", c.version,
       ${instantColumns(em, 'c', { moneySince: 'money_since' })}
     from company_settings c left join users u on u.id = c.owner_id where c.id = ${ID}`,
  );
  const { ownerId = null, login = null } = row ?? {};
  return {
    owner: ownerId === null || login === null ? null : { id: ownerId, login },
    remembersPassword: Boolean(row?.remembersPassword ?? true),
    contactWay: row?.contactWay ?? DEFAULT_CONTACT_WAY,
    depositReturnDays: row?.depositReturnDays ?? 0,
    moneySince: toInstantOrNull(row?.moneySince ?? null),
    recordsPayments: Boolean(row?.recordsPayments ?? true),
    // As `lockCompany` creates them.
    version: row?.version ?? 1,
  };
}
