import { Roubles } from '@backend/operation/scalars';
import { ChargeKindEnum } from '@backend/operation/types/charge-kind.types';
import type { ChargeKind } from '@schema/values/money/ledger';
import type { Kopecks } from '@schema/values/money/money';
import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType('ChargeTotal', { description: 'Charges of one kind in the period' })
class ChargeTotalType {
  @Field(() => ChargeKindEnum, { description: 'Kind of charge' })
  kind!: ChargeKind;

  @Field(() => Int, {
    description: 'Number of charges recorded in the period, without offsetting charges',
  })
  count!: number;

  @Field(() => Roubles, {
    description:
      'Sum of the charges less the reversals of the period; negative when earlier charges were reversed',
  })
  amount!: Kopecks;
}

@ObjectType({ description: 'Charges besides the rent in a period; not part of the revenue' })
export class ChargeTotals {
  @Field(() => [ChargeTotalType], { description: 'Charges by kind, largest sum first' })
  items!: ChargeTotalType[];

  @Field(() => Roubles, { description: 'Sum of all kinds' })
  total!: Kopecks;
}
