import { Visible } from '@backend/operation/permit';
import { DateTime, Roubles } from '@backend/operation/scalars';
import type { Kopecks } from '@schema/values/money/money';
import { Field, Int, ObjectType } from 'type-graphql';
import { PROVISIONAL } from '../money-reports.types';

@ObjectType({ description: 'A customer with an advance' })
export class CustomerAdvance {
  @Field(() => Int, { description: 'Number of the customer' })
  customerId!: number;

  @Visible('bookings')
  @Field(() => String, { nullable: true, description: 'Full name' })
  customerName!: string | null;

  @Visible('bookings')
  @Field(() => String, { nullable: true, description: 'With + and the country code' })
  customerPhone!: string | null;

  @Field(() => Roubles, { description: 'More than 0' })
  advance!: Kopecks;

  @Field(() => DateTime, { description: 'When its last line was recorded' })
  lastAt!: Date;
}

@ObjectType({ description: 'A page of customers with an advance' })
export class CustomerAdvancePage {
  @Field(() => [CustomerAdvance], { description: 'The oldest line first' })
  items!: CustomerAdvance[];

  @Field(() => Int, { description: 'Of all pages' })
  total!: number;

  @Field(() => Roubles, { description: 'Σ of the advances of all pages' })
  totalAmount!: Kopecks;

  @Field(() => Boolean, { description: PROVISIONAL })
  isProvisional!: boolean;
}
