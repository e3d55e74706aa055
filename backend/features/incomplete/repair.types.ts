import {
  BookingCustomerInput,
  WholeBookingInput,
} from '@backend/operation/types/booking-input.types';
import { Field, InputType, Int } from 'type-graphql';

@InputType({ description: 'Who rents; found by the phone, else recorded' })
class RepairCustomerInput extends BookingCustomerInput {}

@InputType({ description: 'Everything an incomplete booking needs to be a booking like any other' })
export class RepairIncompleteBookingInput extends WholeBookingInput {
  @Field(() => RepairCustomerInput, { nullable: true, description: 'Who rents; needed' })
  customer?: RepairCustomerInput | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that was read; refused with STALE when the booking has moved on',
  })
  version?: number | null;
}
