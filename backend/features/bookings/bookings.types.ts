import { DateTime, Roubles } from '@backend/operation/scalars';
import type { Kopecks } from '@schema/values/money/money';
import { Field, InputType, Int } from 'type-graphql';

/*
 * Required form fields are nullable here so that a missing value gets the message of its field
 * (schema/forms) instead of a GraphQL parser error.
 */

@InputType({ description: 'Who rents; found by the phone, else recorded' })
export class BookingCustomerInput {
  @Field(() => String, { nullable: true, description: 'Full name; needed' })
  fullName?: string | null;

  @Field(() => String, { nullable: true, description: 'Russian phone of 11 digits; needed' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail; an empty one changes nothing' })
  email?: string | null;
}

@InputType({ description: 'A new booking together with its customer' })
export class CreateBookingWithCustomerInput {
  @Field(() => Int, { nullable: true, description: 'Number of the car; needed' })
  carId?: number | null;

  @Field(() => BookingCustomerInput, { nullable: true, description: 'Who rents; needed' })
  customer?: BookingCustomerInput | null;

  @Field(() => DateTime, { nullable: true, description: 'Pickup; needed' })
  startDate?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Return, not before pickup; needed' })
  endDate?: Date | null;

  @Field(() => Roubles, { nullable: true, description: 'Price of the whole rental; needed' })
  totalPrice?: Kopecks | null;

  @Field(() => Roubles, { nullable: true, description: 'Deposit; empty is 0' })
  depositAmount?: Kopecks | null;

  @Field(() => String, { nullable: true, description: 'Remark about the deposit' })
  depositComment?: string | null;

  @Field(() => String, { nullable: true, description: 'Comment of the staff' })
  notes?: string | null;

  @Field(() => Int, { nullable: true, description: 'Number of the source; empty: not given' })
  sourceId?: number | null;
}

@InputType({ description: 'What the edit of a booking sends' })
export class UpdateBookingInput {
  @Field(() => DateTime, { nullable: true, description: 'Pickup; needed' })
  startDate?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Return, not before pickup; needed' })
  endDate?: Date | null;

  @Field(() => Roubles, { nullable: true, description: 'Null empties it; absent leaves it' })
  totalPrice?: Kopecks | null;

  @Field(() => Roubles, { nullable: true, description: 'Null empties it; absent leaves it' })
  depositAmount?: Kopecks | null;

  @Field(() => String, { nullable: true, description: 'Null empties it; absent leaves it' })
  depositComment?: string | null;

  @Field(() => Int, { nullable: true, description: 'Moves the booking to another car' })
  carId?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that was read; refused with STALE when the booking has moved on',
  })
  version?: number | null;
}
