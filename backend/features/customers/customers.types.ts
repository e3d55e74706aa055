import type { ClientAnalytics, ClientCar } from '@backend/domain/analytics/client-analytics';
import { Roubles } from '@backend/operation/scalars';
import {
  CustomerDetailsInput,
  CustomerDetailsType,
  CustomerType,
} from '@backend/operation/types/customer.types';
import { ListedBookingType } from '@backend/operation/types/listed-booking.types';
import { NamedCarType } from '@backend/operation/types/named-car.types';
import type { ListedBookingRecord } from '@backend/store/queries/bookings/listed-booking-queries';
import type {
  CustomerPage,
  CustomerRecord,
} from '@backend/store/queries/customers/customer-queries';
import type { CustomerDetails } from '@schema/fields/customer-fields';
import type { Kopecks } from '@schema/values/money/money';
import { Field, InputType, Int, ObjectType } from 'type-graphql';

@ObjectType('CustomerList', { description: 'All customers' })
export class CustomerListType {
  @Field(() => [CustomerType], { description: 'By name' })
  items!: readonly CustomerRecord[];
}

@ObjectType('CustomerPage', { description: 'A page of the customers' })
export class CustomerPageType implements CustomerPage {
  @Field(() => [CustomerType], { description: 'By name' })
  items!: readonly CustomerRecord[];

  @Field(() => Int, { description: 'How many the search finds' })
  total!: number;
}

@ObjectType('DeletedCustomer', { description: 'A deleted customer' })
export class DeletedCustomerType {
  @Field(() => Int, { description: 'Number the customer had' })
  id!: number;

  @Field(() => Int, { description: 'Bookings that went along' })
  deletedBookings!: number;
}

@ObjectType('ClientCar', { description: 'A car the customer has rented' })
class ClientCarType extends NamedCarType implements ClientCar {
  @Field(() => Int, { description: 'Bookings that were not cancelled' })
  totalBookings!: number;

  @Field(() => Roubles, { description: 'What they cost' })
  totalSpent!: Kopecks;
}

export interface ClientCard extends ClientAnalytics<ListedBookingRecord>, CustomerDetails {
  readonly id: number;
}

@ObjectType('ClientAnalytics', {
  description: 'The customer card',
  implements: CustomerDetailsType,
})
export class ClientAnalyticsType extends CustomerDetailsType implements ClientCard {
  @Field(() => Int, { description: 'Number of the customer' })
  id!: number;

  @Field(() => Int, { description: 'Bookings of every status' })
  totalBookings!: number;

  @Field(() => Int, { description: 'Under way' })
  activeBookings!: number;

  @Field(() => Int, { description: 'Still to come' })
  plannedBookings!: number;

  @Field(() => Int, { description: 'Over' })
  completedBookings!: number;

  @Field(() => Int, { description: 'In the archive' })
  cancelledBookings!: number;

  @Field(() => Int, { description: 'Days of all bookings that were not cancelled' })
  totalRentalDays!: number;

  @Field(() => Roubles, { description: 'Whole contracts of all bookings that were not cancelled' })
  totalSpent!: Kopecks;

  @Field(() => Roubles, { description: 'What such a booking cost on average; 0 without any' })
  averageCheck!: Kopecks;

  @Field(() => [ClientCarType], { description: 'Most rented first, then most spent' })
  cars!: readonly ClientCar[];

  @Field(() => [ListedBookingType], { description: 'The latest pickup first' })
  bookings!: readonly ListedBookingRecord[];

  @Field(() => ListedBookingType, { nullable: true, description: 'The booking under way' })
  lastActiveBooking!: ListedBookingRecord | null;

  @Field(() => [ListedBookingType], {
    description: 'Bookings whose car the customer has or may have now, by the marks too',
  })
  currentBookings!: readonly ListedBookingRecord[];
}

@InputType({ description: 'The fields of a customer as they were read; a difference is STALE' })
export class SeenCustomerInput extends CustomerDetailsInput {}

@InputType({
  description:
    'What a customer is called and reached by; a name is needed, a phone too when the customer has ' +
    'one; an e-mail of null or empty: none',
})
export class CustomerEditInput extends CustomerDetailsInput {
  @Field(() => SeenCustomerInput, { nullable: true, description: 'Absent: not compared' })
  seen?: SeenCustomerInput | null;
}
