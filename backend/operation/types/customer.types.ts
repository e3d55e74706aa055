import type { CustomerRecord } from '@backend/store/queries/customers/customer-queries';
import type { CustomerDetails } from '@schema/fields/customer-fields';
import { Field, InputType, Int, InterfaceType, ObjectType } from 'type-graphql';
import { Visible } from '../permit';
import { DateTime } from '../scalars';

@InterfaceType('CustomerDetails', { description: 'Name and contact details of a customer' })
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
    description: 'E-mail; null when there is none or the user may not see it',
  })
  email!: string | null;
}

/** Customer in an input; each input's description has its requirements. */
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
  description: 'Person who rents cars',
  implements: CustomerDetailsType,
  simpleResolvers: true,
})
export class CustomerType extends CustomerDetailsType implements CustomerRecord {
  @Field(() => Int, { description: 'ID of the customer' })
  id!: number;

  @Field(() => DateTime, { description: 'Creation time' })
  createdAt!: Date;

  @Field(() => Int, { description: 'Number of bookings, cancelled ones included' })
  bookingsCount!: number;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Pickup time of the latest uncancelled booking; null when there is none',
  })
  lastBookingAt!: Date | null;
}
