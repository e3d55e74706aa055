import type { Kopecks } from '@schema/values/money/money';
import { Field, InputType, Int } from 'type-graphql';
import { DateTime, Roubles } from '../scalars';
import { CustomerDetailsInput } from './customer.types';

/*
 * Required form fields are nullable here so that a missing value gets the message of its field
 * (schema/forms) instead of a GraphQL parser error. Abstract inputs are in the schema only as part
 * of those that extend them.
 */

@InputType({
  description:
    'Who rents; found by the phone, else recorded. Name and phone are needed, an empty e-mail ' +
    'changes nothing',
})
export class BookingCustomerInput extends CustomerDetailsInput {}

/** What every write of a booking may set, besides its price. */
@InputType()
export abstract class EditedBookingInput {
  @Field(() => DateTime, { nullable: true, description: 'Pickup; needed' })
  startDate?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Return, not before pickup; needed' })
  endDate?: Date | null;

  @Field(() => Roubles, {
    nullable: true,
    description: 'Deposit; null empties it, absent leaves it',
  })
  depositAmount?: Kopecks | null;

  @Field(() => String, {
    nullable: true,
    description: 'Remark about the deposit; null empties it, absent leaves it',
  })
  depositComment?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Comment of the staff; null empties it, absent leaves it',
  })
  notes?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of the source; null empties it, absent leaves it',
  })
  sourceId?: number | null;
}

/** A booking with all its fields, but for the customer. */
@InputType()
export abstract class WholeBookingInput extends EditedBookingInput {
  @Field(() => Int, { nullable: true, description: 'Number of the car; needed' })
  carId?: number | null;

  @Field(() => Roubles, { nullable: true, description: 'Price of the whole rental; needed' })
  totalPrice?: Kopecks | null;
}
