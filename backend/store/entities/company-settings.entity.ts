import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { NamedAngle } from '@schema/values/handover/sheet';
import type { PaperFileYears } from '@schema/values/papers/paper-settings';
import { type ContactWay, DEFAULT_CONTACT_WAY } from '@schema/values/people/contact-ways';
import { document, instant, money } from '../sql/columns';
import { User } from './access/user.entity';

/** The company's settings; the only row has id 1, no row means the defaults. */
export const CompanySettings = defineEntity({
  name: 'CompanySettings',
  tableName: 'company_settings',
  properties: {
    id: p.integer().primary().autoincrement(false),
    owner: () =>
      p
        .manyToOne(User)
        .ref()
        .nullable()
        .fieldName('owner_id')
        .deleteRule('restrict')
        .updateRule('no action'),
    /** `loginKeyOf` the owner's login at the time of binding (backend/domain/accounts/owner.ts). */
    ownerSetting: p.text().nullable(),
    /** Whether devices may save login and password for the next sign-in. */
    remembersPassword: p.boolean().default(true),
    /** Preferred method of contacting customers. */
    contactWay: p.text().$type<ContactWay>().default(DEFAULT_CONTACT_WAY),
    /** Whole days from the return until the deposit is due back. */
    depositReturnDays: p.integer().default(0),
    /**
     * Money of bookings that ended earlier is not tracked; null: all are tracked (docs/domain.md,
     * money).
     */
    moneySince: instant().nullable(),
    /** Whether customers' payments are recorded; false: no screen shows money of rentals. */
    recordsPayments: p.boolean().default(true),
    /** Template of the text to a customer; null: `DEFAULT_OFFER_TEMPLATE`. */
    offerTemplate: p.text().nullable(),
    /** Where cars are handed over; '': its line is left out of the text. */
    address: p.text().default(''),
    /** Name, tax numbers and bank of the company, as its documents print them. */
    requisites: p.text().default(''),
    /** Who signs for the company. */
    signatory: p.text().default(''),
    /** Angles that a sheet must have; null: none. */
    requiredAngles: document<readonly NamedAngle[]>().nullable(),
    /** Names of what is handed over with a car, in order; null: none. */
    accessories: document<readonly string[]>().nullable(),
    /** Kilometres a day that the price includes; null: any number. */
    kmPerDay: p.integer().nullable(),
    /** Proposed at a return for a kilometre above the limit; null: not proposed. */
    kmOverPriceKopecks: money().nullable(),
    /** Proposed at a return for a missing eighth of a tank; null: not proposed. */
    fuelEighthPriceKopecks: money().nullable(),
    /** Proposed at a return for a begun hour of delay; null: not proposed. */
    lateHourPriceKopecks: money().nullable(),
    /** Months for which photos of sheets are kept; null: without end. */
    sheetPhotoMonths: p.integer().nullable(),
    /** Years for which files of documents are kept; null: without end. */
    paperFileYears: p.integer().$type<PaperFileYears>().nullable(),
    updatedAt: instant(),
    version: p.integer().version(),
  },
});

export type CompanySettings = InferEntity<typeof CompanySettings>;
