import {
  BookingCustomerInput,
  WholeBookingInput,
} from '@backend/operation/types/booking-input.types';
import { READ_VERSION } from '@backend/operation/types/read-version.types';
import { Field, InputType, Int } from 'type-graphql';

@InputType({ description: 'Customer of the booking, found by phone or created' })
class RepairCustomerInput extends BookingCustomerInput {}

@InputType({ description: 'Complete data of an incomplete booking' })
export class RepairIncompleteBookingInput extends WholeBookingInput {
  @Field(() => RepairCustomerInput, { nullable: true, description: 'Customer; required' })
  customer?: RepairCustomerInput | null;

  @Field(() => Int, {
    nullable: true,
    description: READ_VERSION,
  })
  version?: number | null;
}
