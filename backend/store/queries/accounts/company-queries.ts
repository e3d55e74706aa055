import type { Em } from '@backend/store/em';
import { instantColumns, raw, toInstantOrNull } from '@backend/store/sql/raw';
import { type ContactWay, DEFAULT_CONTACT_WAY } from '@schema/values/people/contact-ways';

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
     from company_settings c left join users u on u.id = c.owner_id where c.id = 1`,
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
