import type { BookingIssues } from '@backend/domain/bookings/incomplete-booking';
import { DateTime } from '@backend/operation/scalars';
import { StoredBookingType } from '@backend/operation/types/booking.types';
import { Field, Int, ObjectType } from 'type-graphql';
import type { IncompleteBooking } from './read-incomplete-bookings';

@ObjectType('BookingIssues', { description: 'Issues of an incomplete booking' })
class BookingIssuesType implements BookingIssues {
  @Field(() => Boolean, { description: 'Whether the car is missing' })
  missingCar!: boolean;

  @Field(() => Boolean, { description: 'Whether the name of the customer is missing' })
  missingCustomer!: boolean;

  @Field(() => Boolean, { description: 'Whether the phone of the customer is missing or invalid' })
  missingCustomerPhone!: boolean;

  @Field(() => Boolean, { description: 'Whether the pickup time is missing' })
  emptyStartDate!: boolean;

  @Field(() => Boolean, { description: 'Whether the imported pickup time is unreadable' })
  invalidStartDate!: boolean;

  @Field(() => Boolean, { description: 'Whether the return time is missing' })
  emptyEndDate!: boolean;

  @Field(() => Boolean, { description: 'Whether the imported return time is unreadable' })
  invalidEndDate!: boolean;

  @Field(() => Boolean, { description: 'Whether the return is before the pickup' })
  invalidDateRange!: boolean;
}

@ObjectType('IncompleteBooking', {
  description:
    'Imported booking with missing or invalid data; it occupies no car and is in no other list',
})
class IncompleteBookingType extends StoredBookingType implements IncompleteBooking {
  @Field(() => Int, { nullable: true, description: 'ID of the car; null when missing' })
  carId!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Brand and model of the car; null when the car is missing',
  })
  carTitle!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'License plate of the car; null when the car is missing',
  })
  licensePlate!: string | null;

  @Field(() => Int, { nullable: true, description: 'ID of the customer; null when missing' })
  customerId!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the customer, else the imported text; null when missing',
  })
  customerName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Phone of the customer, else the imported text; null when missing',
  })
  customerPhone!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Pickup time; null when missing or unreadable',
  })
  startDate!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Return time; null when missing or unreadable',
  })
  endDate!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Imported text of the pickup time; null when there is none',
  })
  rawStartDate!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Imported text of the return time; null when there is none',
  })
  rawEndDate!: string | null;

  @Field(() => BookingIssuesType, { description: 'Issues to resolve' })
  issues!: BookingIssues;
}

@ObjectType('IncompleteBookingList', { description: 'All incomplete bookings' })
export class IncompleteBookingListType {
  @Field(() => [IncompleteBookingType], { description: 'Incomplete bookings, newest first' })
  items!: readonly IncompleteBooking[];
}

@ObjectType('DeletedBookings', { description: 'Result of a deletion of incomplete bookings' })
export class DeletedBookingsType {
  @Field(() => Int, { description: 'Number of deleted bookings' })
  deleted!: number;
}
