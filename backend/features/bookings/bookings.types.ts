import { Roubles } from '@backend/operation/scalars';
import {
  BookingCustomerInput,
  EditedBookingInput,
  WholeBookingInput,
} from '@backend/operation/types/booking-input.types';
import { READ_VERSION } from '@backend/operation/types/read-version.types';
import type { Kopecks } from '@schema/values/money/money';
import { Field, InputType, Int } from 'type-graphql';

@InputType({ description: 'New booking with its customer' })
export class CreateBookingWithCustomerInput extends WholeBookingInput {
  @Field(() => BookingCustomerInput, { nullable: true, description: 'Customer; required' })
  customer?: BookingCustomerInput | null;
}

@InputType({ description: 'Changes to a booking' })
export class UpdateBookingInput extends EditedBookingInput {
  @Field(() => Roubles, {
    nullable: true,
    description:
      'Price of the whole rental in roubles, at least 0; null clears it, omitted keeps it',
  })
  totalPrice?: Kopecks | null;

  @Field(() => Int, { nullable: true, description: 'ID of the car; null or omitted keeps it' })
  carId?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: READ_VERSION,
  })
  version?: number | null;
}
