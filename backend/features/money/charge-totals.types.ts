import { Roubles } from '@backend/operation/scalars';
import type { ChargeKind } from '@schema/values/money/ledger';
import type { Kopecks } from '@schema/values/money/money';
import { Field, Int, ObjectType } from 'type-graphql';
import { ChargeKindEnum } from './money-enums.types';

@ObjectType('ChargeTotal', { description: 'What was charged for one reason' })
class ChargeTotalType {
  @Field(() => ChargeKindEnum, { description: 'For what' })
  kind!: ChargeKind;

  @Field(() => Int, { description: 'How many charges were recorded' })
  count!: number;

  @Field(() => Roubles, {
    description: 'Their sum less what was taken back in the period; below 0: of earlier charges',
  })
  amount!: Kopecks;
}

@ObjectType({ description: 'What was charged beside the rent in a period; no part of the revenue' })
export class ChargeTotals {
  @Field(() => [ChargeTotalType], { description: 'By kind, the largest first' })
  items!: ChargeTotalType[];

  @Field(() => Roubles, { description: 'Σ of all kinds' })
  total!: Kopecks;
}
