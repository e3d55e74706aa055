import { instant } from '@backend/store/sql/columns';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { PhotoAngle, SheetSide } from '@schema/values/handover/sheet';
import { Booking } from '../booking.entity';
import { Car } from '../fleet/car.entity';

/** A photo of a handover sheet; it may arrive before the sheet and after it. */
export const SheetPhoto = defineEntity({
  name: 'SheetPhoto',
  tableName: 'sheet_photos',
  properties: {
    id: p.integer().primary().autoincrement(),
    /** Made on the device: a photo sent again is saved once. */
    clientId: p.text().unique('sheet_photos_client_id_unique'),
    /** `clientId` of its sheet. */
    sheetClientId: p.text().index('sheet_photos_sheet_client_id_index'),
    booking: () =>
      p
        .manyToOne(Booking)
        .ref()
        .deleteRule('cascade')
        .updateRule('no action')
        .index('sheet_photos_booking_id_index'),
    car: () => p.manyToOne(Car).ref().deleteRule('cascade').updateRule('no action'),
    side: p.text().$type<SheetSide>(),
    angle: p.text().$type<PhotoAngle>(),
    /** Key of the file in the file store. */
    photoKey: p.text().index('sheet_photos_photo_key_index'),
    /** By the clock of the device. */
    shotAt: instant(),
    userId: p.integer(),
    userLogin: p.text(),
    /** Time at which it arrived. */
    createdAt: instant().index('sheet_photos_created_at_index'),
  },
  indexes: [{ name: 'sheet_photos_car_id_index', properties: ['car', 'angle'] }],
});

export type SheetPhoto = InferEntity<typeof SheetPhoto>;
