import type { ListedBookingRecord } from '@backend/store/queries/bookings/listed-booking-queries';
import { Field, Int, ObjectType } from 'type-graphql';
import { CompleteBookingType } from './booking.types';
import { Car } from './car.types';
import { CustomerDetailsType } from './customer.types';

@ObjectType('ListedBookingCustomer', {
  description: 'Customer of a listed booking',
  implements: CustomerDetailsType,
  simpleResolvers: true,
})
class ListedBookingCustomer extends CustomerDetailsType {}

/** Plain fields without resolvers, for lists of tens of thousands. */
@ObjectType('ListedBooking', {
  description: 'Booking as lists, the archive and the customer card show it',
  simpleResolvers: true,
})
export class ListedBookingType extends CompleteBookingType implements ListedBookingRecord {
  @Field(() => Int, { description: 'ID of the customer' })
  customerId!: number;

  @Field(() => Int, { description: 'Rental days, a started day counts as one' })
  durationDays!: number;

  @Field(() => ListedBookingCustomer, { description: 'Customer' })
  customer!: ListedBookingCustomer;

  @Field(() => Car, { description: 'Rented car' })
  car!: Car & ListedBookingRecord['car'];

  @Field(() => String, { description: 'Full name of the customer' })
  customerName!: string;

  @Field(() => String, { description: 'Brand and model of the car, else the license plate' })
  carTitle!: string;

  @Field(() => String, { description: 'License plate of the car' })
  licensePlate!: string;
}
