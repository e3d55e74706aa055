import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { Car } from './car.entity';
import { Partner } from './partner.entity';

/** A partner's share of a car's revenue from a day on. Thousandths of a percent: 12500 (requirements.md, N11). */
export const PartnerShare = defineEntity({
  name: 'PartnerShare',
  tableName: 'partner_shares',
  properties: {
    partner: () =>
      p.manyToOne(Partner).primary().ref().deleteRule('cascade').updateRule('no action'),
    car: () =>
      p
        .manyToOne(Car)
        .primary()
        .ref()
        .deleteRule('cascade')
        .updateRule('no action')
        .index('partner_shares_car_id_index'),
    /** ISO day; '': for all time. */
    fromDay: p.text().primary().default(''),
    /** 0: a share that ends on `fromDay`. */
    shareMilliPercent: p.integer(),
  },
});

export type PartnerShare = InferEntity<typeof PartnerShare>;
