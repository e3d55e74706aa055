import { Roubles } from '@backend/operation/scalars';
import type { Kopecks } from '@schema/values/money/money';
import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Rental days of one tariff group at one price' })
class PriceLine {
  @Field(() => Int, { description: 'Number of the tariff group' })
  groupId!: number;

  @Field(() => String, { description: 'Name of the tariff group' })
  groupName!: string;

  @Field(() => Int, { description: 'Rental days at this price' })
  days!: number;

  @Field(() => Roubles, { description: 'Price of one day' })
  pricePerDay!: Kopecks;

  @Field(() => Roubles, { description: 'days × pricePerDay' })
  subtotal!: Kopecks;
}

@ObjectType({ description: 'What the tariffs ask for a rental' })
export class PriceEstimate {
  @Field(() => Roubles, { description: 'Sum of the breakdown' })
  totalPrice!: Kopecks;

  @Field(() => Int, { description: 'Rental days: begun 24 hours, at least 1' })
  totalDays!: number;

  @Field(() => [PriceLine], { description: 'One line per group and price, in order of first use' })
  breakdown!: readonly PriceLine[];
}
