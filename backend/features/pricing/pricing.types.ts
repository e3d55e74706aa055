import { Roubles } from '@backend/operation/scalars';
import type { Kopecks } from '@schema/values/money/money';
import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Rental days of one tariff group at one price' })
class PriceLine {
  @Field(() => Int, { description: 'ID of the tariff group' })
  groupId!: number;

  @Field(() => String, { description: 'Name of the tariff group' })
  groupName!: string;

  @Field(() => Int, { description: 'Number of rental days at this price' })
  days!: number;

  @Field(() => Roubles, { description: 'Price per day' })
  pricePerDay!: Kopecks;

  @Field(() => Roubles, { description: '`days` × `pricePerDay`' })
  subtotal!: Kopecks;
}

@ObjectType({ description: 'Tariff price of a rental' })
export class PriceEstimate {
  @Field(() => Roubles, { description: 'Sum of the breakdown' })
  totalPrice!: Kopecks;

  @Field(() => Int, { description: 'Rental days of the period, a started day counts as one' })
  totalDays!: number;

  @Field(() => [PriceLine], {
    description: 'Lines by tariff group and price, in order of first use',
  })
  breakdown!: readonly PriceLine[];
}
