import type { CustomerRecord } from '@backend/store/queries/customers/customer-queries';
import type { CustomerDetails } from '@schema/fields/customer-fields';
import { Field, InputType, Int, InterfaceType, ObjectType } from 'type-graphql';
import { Visible } from '../permit';
import { DateTime } from '../scalars';

@InterfaceType('CustomerDetails', { description: 'What staff record of a customer' })
export abstract class CustomerDetailsType implements CustomerDetails {
  @Field(() => String, { description: 'Full name' })
  fullName!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Phone, + and 11 digits; null for an imported customer without one',
  })
  phone!: string | null;

  @Visible('email')
  @Field(() => String, {
    nullable: true,
    description: 'E-mail; null also for whose sections show no e-mails',
  })
  email!: string | null;
}

/** The same as a client sends it; each input says in its description what it needs. */
@InputType()
export abstract class CustomerDetailsInput {
  @Field(() => String, { nullable: true, description: 'Full name' })
  fullName?: string | null;

  @Field(() => String, { nullable: true, description: 'Russian phone of 11 digits' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail' })
  email?: string | null;
}

@ObjectType('Customer', {
  description: 'A person who rents',
  implements: CustomerDetailsType,
  simpleResolvers: true,
})
export class CustomerType extends CustomerDetailsType implements CustomerRecord {
  @Field(() => Int, { description: 'Number of the customer' })
  id!: number;

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
