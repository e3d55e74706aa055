import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { Car } from './car.entity';
import { Partner } from './partner.entity';

/** A partner's share of a car's revenue. Thousandths of a percent: 12500 (requirements.md, N11). */
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
    shareMilliPercent: p.integer(),
  },
});

export type PartnerShare = InferEntity<typeof PartnerShare>;
