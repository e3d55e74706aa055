import { DateTime, Roubles } from '@backend/operation/scalars';
import type { Kopecks } from '@schema/values/money/money';
import { Field, InputType, Int } from 'type-graphql';

/*
 * Required form fields are nullable here so that a missing value gets the message of its field
 * (schema/forms) instead of a GraphQL parser error.
 */

@InputType({ description: 'Who rents; found by the phone, else recorded' })
export class RepairCustomerInput {
  @Field(() => String, { nullable: true, description: 'Full name; needed' })
  fullName?: string | null;

  @Field(() => String, { nullable: true, description: 'Russian phone of 11 digits; needed' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail; an empty one changes nothing' })
  email?: string | null;
}

@InputType({ description: 'Everything an incomplete booking needs to be a booking like any other' })
export class RepairIncompleteBookingInput {
  @Field(() => Int, { nullable: true, description: 'Number of the car; needed' })
  carId?: number | null;

  @Field(() => RepairCustomerInput, { nullable: true, description: 'Who rents; needed' })
  customer?: RepairCustomerInput | null;

  @Field(() => DateTime, { nullable: true, description: 'Pickup; needed' })
  startDate?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Return, not before pickup; needed' })
  endDate?: Date | null;

  @Field(() => Roubles, { nullable: true, description: 'Price of the whole rental; needed' })
  totalPrice?: Kopecks | null;

  @Field(() => Roubles, { nullable: true, description: 'Deposit; null is 0, absent leaves it' })
  depositAmount?: Kopecks | null;

  @Field(() => String, { nullable: true, description: 'Null empties it; absent leaves it' })
  depositComment?: string | null;

  @Field(() => String, { nullable: true, description: 'Null empties it; absent leaves it' })
  notes?: string | null;

  @Field(() => Int, { nullable: true, description: 'Null empties it; absent leaves it' })
  sourceId?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that was read; refused with STALE when the booking has moved on',
  })
  version?: number | null;
}
