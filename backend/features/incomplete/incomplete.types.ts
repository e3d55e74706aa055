import type { BookingIssues } from '@backend/domain/bookings/incomplete-booking';
import { DateTime } from '@backend/operation/scalars';
import { StoredBookingType } from '@backend/operation/types/booking.types';
import { Field, Int, ObjectType } from 'type-graphql';
import type { IncompleteBooking } from './read-incomplete-bookings';

@ObjectType('BookingIssues', { description: 'What is wrong with an incomplete booking' })
class BookingIssuesType implements BookingIssues {
  @Field(() => Boolean, { description: 'It names no car' })
  missingCar!: boolean;

  @Field(() => Boolean, { description: 'It names no customer' })
  missingCustomer!: boolean;

  @Field(() => Boolean, { description: 'It has no phone that could be dialled' })
  missingCustomerPhone!: boolean;

  @Field(() => Boolean, { description: 'No pickup was written' })
  emptyStartDate!: boolean;

  @Field(() => Boolean, { description: 'What was written for the pickup could not be read' })
  invalidStartDate!: boolean;

  @Field(() => Boolean, { description: 'No return was written' })
  emptyEndDate!: boolean;

  @Field(() => Boolean, { description: 'What was written for the return could not be read' })
  invalidEndDate!: boolean;

  @Field(() => Boolean, { description: 'The return is before the pickup' })
  invalidDateRange!: boolean;
}

@ObjectType('IncompleteBooking', {
  description:
    'A booking from outside with something missing; it takes no car and shows nowhere else',
})
class IncompleteBookingType extends StoredBookingType implements IncompleteBooking {
  @Field(() => Int, { nullable: true, description: 'Number of the car' })
  carId!: number | null;

  @Field(() => String, { nullable: true, description: 'Brand and model of the car' })
  carTitle!: string | null;

  @Field(() => String, { nullable: true, description: 'Licence plate of the car' })
  licensePlate!: string | null;

  @Field(() => Int, { nullable: true, description: 'Number of the customer' })
  customerId!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the customer, else as it was written',
  })
  customerName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Phone of the customer, else as it was written',
  })
  customerPhone!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Pickup, where it could be read' })
  startDate!: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Return, where it could be read' })
  endDate!: Date | null;

  @Field(() => String, { nullable: true, description: 'Pickup as it was written' })
  rawStartDate!: string | null;

  @Field(() => String, { nullable: true, description: 'Return as it was written' })
  rawEndDate!: string | null;

  @Field(() => BookingIssuesType, { description: 'What has to be mended' })
  issues!: BookingIssues;
}

@ObjectType('IncompleteBookingList', { description: 'All incomplete bookings' })
export class IncompleteBookingListType {
  @Field(() => [IncompleteBookingType], { description: 'The newest record first' })
  items!: readonly IncompleteBooking[];
}

@ObjectType('DeletedBookings', { description: 'How many bookings are gone' })
export class DeletedBookingsType {
  @Field(() => Int, { description: 'Bookings deleted' })
  deleted!: number;
}
