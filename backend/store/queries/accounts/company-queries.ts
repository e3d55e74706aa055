import type { Em } from '@backend/store/em';
import { prepared } from '@backend/store/sql/prepared-read';
import { readFlag, readInstant } from '@backend/store/sql/read-as';
import { reading } from '@backend/store/sql/typed-read';
import { DEFAULT_OFFER_TEMPLATE } from '@schema/values/bookings/offer-template';
import { type ContactWay, DEFAULT_CONTACT_WAY } from '@schema/values/people/contact-ways';

interface CompanyFact {
  /** The owner's account; null: none is bound. */
  readonly owner: { readonly id: number; readonly login: string } | null;
  readonly remembersPassword: boolean;
  readonly contactWay: ContactWay;
  readonly depositReturnDays: number;
  readonly moneySince: Date | null;
  readonly recordsPayments: boolean;
  /** Template of the text to a customer. */
  readonly offerTemplate: string;
  readonly address: string;
  /** Null: photos of sheets are kept without end. */
  readonly sheetPhotoMonths: number | null;
  /** Years for which files of documents are kept; null: without end. */
  readonly paperFileYears: number | null;
  readonly version: number;
}

const settings = prepared((em) =>
  reading(em)
    .selectFrom('company_settings as c')
    .leftJoin('users as u', 'u.id', 'c.owner_id')
    .select(({ ref }) => [
      'u.id as ownerId',
      'u.login',
      readFlag(ref('c.remembers_password')).as('remembersPassword'),
      readFlag(ref('c.records_payments')).as('recordsPayments'),
      'c.contact_way as contactWay',
      'c.deposit_return_days as depositReturnDays',
      readInstant(ref('c.money_since')).as('moneySince'),
      'c.offer_template as offerTemplate',
      'c.address',
      'c.sheet_photo_months as sheetPhotoMonths',
      'c.paper_file_years as paperFileYears',
      'c.version',
    ])
    .where('c.id', '=', 1),
);

/** The company's settings, or the defaults; one statement. */
export async function loadCompany(em: Em): Promise<CompanyFact> {
  const [row] = await settings(em, {});
  const { ownerId = null, login = null } = row ?? {};
  return {
    owner: ownerId === null || login === null ? null : { id: ownerId, login },
    remembersPassword: row?.remembersPassword ?? true,
    contactWay: row?.contactWay ?? DEFAULT_CONTACT_WAY,
    depositReturnDays: row?.depositReturnDays ?? 0,
    moneySince: row?.moneySince ?? null,
    recordsPayments: row?.recordsPayments ?? true,
    offerTemplate: row?.offerTemplate ?? DEFAULT_OFFER_TEMPLATE,
    address: row?.address ?? '',
    sheetPhotoMonths: row?.sheetPhotoMonths ?? null,
    paperFileYears: row?.paperFileYears ?? null,
    // The defaults of `lockCompany`.
    version: row?.version ?? 1,
  };
}
