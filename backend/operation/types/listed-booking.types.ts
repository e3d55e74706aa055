import type { ListedBookingRecord } from '@backend/store/queries/bookings/listed-booking-queries';
import type { BookingStatus } from '@schema/statuses';
import type { Kopecks } from '@schema/values/money/money';
import { Field, Int, ObjectType } from 'type-graphql';
import { DateTime, Roubles } from '../scalars';
import { Car } from './car.types';
import { CustomerDetailsType } from './customer.types';
import { BookingStatusEnum } from './enums.types';

@ObjectType('ListedBookingCustomer', { description: 'Who rents', simpleResolvers: true })
class ListedBookingCustomer extends CustomerDetailsType {}

/** Plain fields without resolvers, for lists of tens of thousands. */
@ObjectType('ListedBooking', {
  description: 'A booking as lists, the archive and the customer card show it',
  simpleResolvers: true,
})
export class ListedBookingType implements ListedBookingRecord {
  @Field(() => Int, { description: 'Number of the booking' })
  id!: number;

  @Field(() => Int, { description: 'Number of the car' })
  carId!: number;

  @Field(() => Int, { description: 'Number of the customer' })
  customerId!: number;

  @Field(() => BookingStatusEnum, { description: 'Status at the moment of the answer' })
  status!: BookingStatus;

  @Field(() => DateTime, { description: 'Pickup' })
  startDate!: Date;

  @Field(() => DateTime, { description: 'Return; that instant itself is free again' })
  endDate!: Date;

  @Field(() => DateTime, { description: 'When the booking was recorded' })
  createdAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When the booking went to the archive' })
  cancelledAt!: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When the car was marked handed over' })
  handedOverAt!: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When the car was marked returned' })
  returnedAt!: Date | null;

  @Field(() => Roubles, { nullable: true, description: 'Price of the whole rental' })
  totalPrice!: Kopecks | null;

  @Field(() => Roubles, { nullable: true, description: 'Deposit taken from the customer' })
  depositAmount!: Kopecks | null;

  @Field(() => String, { nullable: true, description: 'Remark about the deposit' })
  depositComment!: string | null;

  @Field(() => String, { nullable: true, description: 'Comment of the staff' })
  notes!: string | null;

  @Field(() => Int, { nullable: true, description: 'Number of the source; null: not given' })
  sourceId!: number | null;

  @Field(() => String, { nullable: true, description: 'Name of the source' })
  sourceName!: string | null;

  @Field(() => Boolean, {
    description: 'Continues a live booking of the same car and customer that ends at this start',
  })
  isExtension!: boolean;

  @Field(() => Int, { description: 'Days the rental is priced as: begun spans of 24 hours' })
  durationDays!: number;

  @Field(() => ListedBookingCustomer, { description: 'Who rents' })
  customer!: ListedBookingCustomer;

  @Field(() => Car, { description: 'What is rented' })
  car!: Car & ListedBookingRecord['car'];

  @Field(() => String, { description: 'Full name of the customer' })
  customerName!: string;

  @Field(() => String, { nullable: true, description: 'Phone of the customer, + and 11 digits' })
  customerPhone!: string | null;

  @Field(() => String, { description: 'Brand and model of the car, else its plate' })
  carTitle!: string;

  @Field(() => String, { description: 'Licence plate of the car' })
  licensePlate!: string;

  @Field(() => Int, { description: 'Grows with every change; send it back to detect a stale edit' })
  version!: number;
}
