import { instant } from '@backend/store/sql/columns';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { CarView, DamageKind, DamageSize } from '@schema/values/fleet/damage';
import { HandoverSheet } from '../handover/handover-sheet.entity';
import { Maintenance } from '../maintenance.entity';
import { Car } from './car.entity';

/** A damage of a car: a point on a view of its drawing. Never deleted before the car. */
export const CarDamage = defineEntity({
  name: 'CarDamage',
  tableName: 'car_damages',
  properties: {
    id: p.integer().primary().autoincrement(),
    car: () =>
      p
        .manyToOne(Car)
        .ref()
        .deleteRule('cascade')
        .updateRule('no action')
        .index('car_damages_car_id_index'),
    view: p.text().$type<CarView>(),
    /** Thousandths of the width and the height of the view. */
    x: p.integer(),
    y: p.integer(),
    kind: p.text().$type<DamageKind>(),
    size: p.text().$type<DamageSize>(),
    comment: p.text().nullable(),
    /** Key of its photo in the file store. */
    photoKey: p.text().nullable().index('car_damages_photo_key_index'),
    /** The handover sheet that found it. */
    sheetId: p.integer().nullable().index('car_damages_sheet_id_index'),
    userId: p.integer(),
    userLogin: p.text(),
    createdAt: instant(),
    mendedAt: instant().nullable(),
    mendedByLogin: p.text().nullable(),
    /** Where it was repaired: in a sheet, in maintenance, or in neither. */
    mendedInSheet: () =>
      p
        .manyToOne(HandoverSheet)
        .ref()
        .nullable()
        .deleteRule('set null')
        .updateRule('no action')
        .index('car_damages_mended_in_sheet_id_index'),
    mendedInMaintenance: () =>
      p
        .manyToOne(Maintenance)
        .ref()
        .nullable()
        .deleteRule('set null')
        .updateRule('no action')
        .index('car_damages_mended_in_maintenance_id_index'),
    /** Set for a record made by mistake. */
    withdrawnAt: instant().nullable(),
    withdrawnByLogin: p.text().nullable(),
  },
});

export type CarDamage = InferEntity<typeof CarDamage>;
