import type { CustomerRecord } from '@backend/store/queries/customers/customer-queries';
import { Field, Int, ObjectType } from 'type-graphql';
import { Visible } from '../permit';
import { DateTime } from '../scalars';

export const EMAIL_NULL = 'null also for whose sections show no e-mails';

@ObjectType('Customer', { description: 'A person who rents', simpleResolvers: true })
export class CustomerType implements CustomerRecord {
  @Field(() => Int, { description: 'Number of the customer' })
  id!: number;

  @Field(() => String, { description: 'Full name' })
  fullName!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Phone, + and 11 digits; null for an imported customer without one',
  })
  phone!: string | null;

  @Visible('email')
  @Field(() => String, { nullable: true, description: `E-mail; ${EMAIL_NULL}` })
  email!: string | null;

  @Field(() => DateTime, { description: 'When the customer was recorded' })
  createdAt!: Date;

  @Field(() => Int, { description: 'Bookings, cancelled ones included' })
  bookingsCount!: number;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Pickup of the latest booking that was not cancelled',
  })
  lastBookingAt!: Date | null;
}
