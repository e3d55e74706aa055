import type { Kopecks } from '@schema/values/money/money';
import { Field, InputType, Int } from 'type-graphql';
import { DateTime, Roubles } from '../scalars';
import { CustomerDetailsInput } from './customer.types';

/*
 * Required form fields are nullable here so that a missing value gets the message of its field
 * (schema/forms) instead of a GraphQL parser error. Abstract inputs are in the schema only as part
 * of the inputs that extend them.
 */

@InputType({
  description:
    'Customer of a booking, found by phone or created; name and phone are required, an empty e-mail changes nothing',
})
export class BookingCustomerInput extends CustomerDetailsInput {}

/** Fields set by every write of a booking, besides its price. */
@InputType()
export abstract class EditedBookingInput {
  @Field(() => DateTime, { nullable: true, description: 'Pickup time; required' })
  startDate?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Return time, not before the pickup; required',
  })
  endDate?: Date | null;

  @Field(() => Roubles, {
    nullable: true,
    description: 'Deposit in roubles, at least 0; null clears it, omitted keeps it',
  })
  depositAmount?: Kopecks | null;

  @Field(() => String, {
    nullable: true,
    description: 'Comment on the deposit; null clears it, omitted keeps it',
  })
  depositComment?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Internal comment; null clears it, omitted keeps it',
  })
  notes?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'ID of the source; null clears it, omitted keeps it',
  })
  sourceId?: number | null;
}

/** All fields of a booking except the customer. */
@InputType()
export abstract class WholeBookingInput extends EditedBookingInput {
  @Field(() => Int, { nullable: true, description: 'ID of the car; required' })
  carId?: number | null;

  @Field(() => Roubles, {
    nullable: true,
    description: 'Price of the whole rental in roubles, at least 0; required',
  })
  totalPrice?: Kopecks | null;
}
