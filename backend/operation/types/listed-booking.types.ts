import type { ListedBookingRecord } from '@backend/store/queries/bookings/listed-booking-queries';
import { Field, Int, ObjectType } from 'type-graphql';
import { CompleteBookingType } from './booking.types';
import { Car } from './car.types';
import { CustomerDetailsType } from './customer.types';

@ObjectType('ListedBookingCustomer', {
  description: 'Who rents',
  implements: CustomerDetailsType,
  simpleResolvers: true,
})
class ListedBookingCustomer extends CustomerDetailsType {}

/** Plain fields without resolvers, for lists of tens of thousands. */
@ObjectType('ListedBooking', {
  description: 'A booking as lists, the archive and the customer card show it',
  simpleResolvers: true,
})
export class ListedBookingType extends CompleteBookingType implements ListedBookingRecord {
  @Field(() => Int, { description: 'Number of the customer' })
  customerId!: number;

  @Field(() => Int, { description: 'Days the rental is priced as: begun spans of 24 hours' })
  durationDays!: number;

  @Field(() => ListedBookingCustomer, { description: 'Who rents' })
  customer!: ListedBookingCustomer;

  @Field(() => Car, { description: 'What is rented' })
  car!: Car & ListedBookingRecord['car'];

  @Field(() => String, { description: 'Full name of the customer' })
  customerName!: string;

  @Field(() => String, { description: 'Brand and model of the car, else its plate' })
  carTitle!: string;

  @Field(() => String, { description: 'Licence plate of the car' })
  licensePlate!: string;
}
