import { document, instant } from '@backend/store/sql/columns';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Accessory } from '@schema/values/handover/accessories';
import type { Ink } from '@schema/values/handover/ink';
import type { SheetSide, SignatureWay } from '@schema/values/handover/sheet';
import type { Kopecks } from '@schema/values/money/money';
import { Booking } from '../booking.entity';
import { Car } from '../fleet/car.entity';

/** Rates of a return, prices in kopecks; null: not proposed. */
export type StoredRates = Readonly<
  Record<'kmOverPrice' | 'fuelEighthPrice' | 'lateHourPrice', Kopecks | null>
> & { readonly kmPerDay: number | null };

/**
 * The state of a car at a handover or return, as confirmed by the customer; never changed: a
 * correction is a further sheet that supplements it (docs/domain.md, handover sheets).
 */
export const HandoverSheet = defineEntity({
  name: 'HandoverSheet',
  tableName: 'handover_sheets',
  properties: {
    id: p.integer().primary().autoincrement(),
    /** Made on the device: a sheet sent again is saved once. */
    clientId: p.text().unique('handover_sheets_client_id_unique'),
    booking: () => p.manyToOne(Booking).ref().deleteRule('cascade').updateRule('no action'),
    /** The car that was inspected; the booking may have moved to another one since. */
    car: () =>
      p
        .manyToOne(Car)
        .ref()
        .deleteRule('cascade')
        .updateRule('no action')
        .index('handover_sheets_car_id_index'),
    side: p.text().$type<SheetSide>(),
    /** The first sheet of this side. */
    supplementsId: p.integer().nullable(),
    at: instant(),
    delayReason: p.text().nullable(),
    km: p.integer().nullable(),
    /** The mileage reading that it recorded. */
    readingId: p.integer().nullable(),
    /** Eighths of a tank. */
    fuel: p.integer().nullable(),
    signatureWay: p.text().$type<SignatureWay>(),
    /** Null: the customer. */
    signerName: p.text().nullable(),
    signature: document<Ink>(),
    absenceReason: p.text().nullable(),
    /** Null: not answered. */
    accessories: document<readonly Accessory[]>().nullable(),
    comment: p.text().nullable(),
    /** Of a first sheet of a handover; null: the rates of the company hold. */
    rates: document<StoredRates>().nullable(),
    /** Photos deleted after the retention of the company. */
    deletedPhotos: p.integer().default(0),
    userId: p.integer(),
    userLogin: p.text(),
    createdAt: instant(),
  },
  indexes: [{ name: 'handover_sheets_booking_id_index', properties: ['booking'] }],
  uniques: [
    {
      name: 'handover_sheets_first_unique',
      properties: ['booking', 'side'],
      where: 'supplements_id is null',
    },
  ],
});

export type HandoverSheet = InferEntity<typeof HandoverSheet>;
