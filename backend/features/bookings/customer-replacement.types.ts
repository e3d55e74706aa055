import { Booking } from '@backend/operation/types/booking.types';
import { BookingCustomerInput } from '@backend/operation/types/booking-input.types';
import { READ_VERSION } from '@backend/operation/types/read-version.types';
import { Field, InputType, Int, ObjectType } from 'type-graphql';

@InputType({ description: 'New customer of a booking; `customerId` or `customer` is required' })
export class ReplaceBookingCustomerInput {
  @Field(() => Int, { nullable: true, description: 'ID of a known customer' })
  customerId?: number | null;

  @Field(() => BookingCustomerInput, {
    nullable: true,
    description: 'Customer found by phone or created; ignored when `customerId` is given',
  })
  customer?: BookingCustomerInput | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the bookings that extend this one get the new customer too; otherwise they stop being extensions',
  })
  withExtensions?: boolean | null;

  @Field(() => Int, { nullable: true, description: READ_VERSION })
  version?: number | null;
}

@ObjectType({ description: 'Replaced customer of a booking' })
export class ReplacedBookingCustomer {
  @Field(() => Int, { description: 'ID of the new customer' })
  customerId!: number;

  @Field(() => [Booking], {
    description: 'Changed bookings: all parts of the rental, and its extensions on request; by ID',
  })
  bookings!: Booking[];

  @Field(() => Int, { description: 'ID of the operation, to undo it' })
  operationId!: number;
}
