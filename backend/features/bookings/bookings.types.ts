import { Roubles } from '@backend/operation/scalars';
import {
  BookingCustomerInput,
  EditedBookingInput,
  WholeBookingInput,
} from '@backend/operation/types/booking-input.types';
import type { Kopecks } from '@schema/values/money/money';
import { Field, InputType, Int } from 'type-graphql';

@InputType({ description: 'A new booking together with its customer' })
export class CreateBookingWithCustomerInput extends WholeBookingInput {
  @Field(() => BookingCustomerInput, { nullable: true, description: 'Who rents; needed' })
  customer?: BookingCustomerInput | null;
}

@InputType({ description: 'What the edit of a booking sends' })
export class UpdateBookingInput extends EditedBookingInput {
  @Field(() => Roubles, { nullable: true, description: 'Null empties it; absent leaves it' })
  totalPrice?: Kopecks | null;

  @Field(() => Int, { nullable: true, description: 'Moves the booking to another car' })
  carId?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that was read; refused with STALE when the booking has moved on',
  })
  version?: number | null;
}
