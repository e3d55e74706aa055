import { Visible } from '@backend/operation/permit';
import { DateTime, Roubles } from '@backend/operation/scalars';
import type { Kopecks } from '@schema/values/money/money';
import { Field, Int, ObjectType } from 'type-graphql';
import { PROVISIONAL } from '../money-reports.types';

@ObjectType({ description: 'Customer with an advance' })
export class CustomerAdvance {
  @Field(() => Int, { description: 'ID of the customer' })
  customerId!: number;

  @Visible('bookings')
  @Field(() => String, {
    nullable: true,
    description: 'Full name of the customer; null when unknown or the user may not see bookings',
  })
  customerName!: string | null;

  @Visible('bookings')
  @Field(() => String, {
    nullable: true,
    description:
      'Phone of the customer, + and 11 digits; null when there is none or the user may not see bookings',
  })
  customerPhone!: string | null;

  @Field(() => Roubles, { description: 'Balance of the advance in roubles, greater than 0' })
  advance!: Kopecks;

  @Field(() => DateTime, { description: 'Recording time of the latest advance entry' })
  lastAt!: Date;
}

@ObjectType({ description: 'Page of customers with an advance' })
export class CustomerAdvancePage {
  @Field(() => [CustomerAdvance], { description: 'Customers by `lastAt`, oldest first' })
  items!: CustomerAdvance[];

  @Field(() => Int, { description: 'Number of customers on all pages' })
  total!: number;

  @Field(() => Roubles, { description: 'Sum of the advances on all pages' })
  totalAmount!: Kopecks;

  @Field(() => Boolean, { description: PROVISIONAL })
  isProvisional!: boolean;
}
