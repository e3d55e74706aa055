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
  @Field(() => [CustomerType], { description: 'All customers, by name' })
  items!: readonly CustomerRecord[];
}

@ObjectType('CustomerPage', { description: 'Page of customers' })
export class CustomerPageType implements CustomerPage {
  @Field(() => [CustomerType], { description: 'Customers of the page, by name' })
  items!: readonly CustomerRecord[];

  @Field(() => Int, { description: 'Number of customers on all pages, matching the search' })
  total!: number;
}

@ObjectType('DeletedCustomer', { description: 'Deleted customer' })
export class DeletedCustomerType {
  @Field(() => Int, { description: 'ID of the deleted customer' })
  id!: number;

  @Field(() => Int, { description: 'Number of bookings deleted with the customer' })
  deletedBookings!: number;
}

@ObjectType('ClientCar', { description: 'Car that the customer has rented' })
class ClientCarType extends NamedCarType implements ClientCar {
  @Field(() => Int, { description: 'Number of uncancelled bookings' })
  totalBookings!: number;

  @Field(() => Roubles, { description: 'Sum of the prices of the uncancelled bookings' })
  totalSpent!: Kopecks;
}

export interface ClientCard extends ClientAnalytics<ListedBookingRecord>, CustomerDetails {
  readonly id: number;
}

@ObjectType('ClientAnalytics', {
  description: 'Customer card: details, figures and bookings of a customer',
  implements: CustomerDetailsType,
})
export class ClientAnalyticsType extends CustomerDetailsType implements ClientCard {
  @Field(() => Int, { description: 'ID of the customer' })
  id!: number;

  @Field(() => Int, { description: 'Number of bookings of any status' })
  totalBookings!: number;

  @Field(() => Int, { description: 'Number of active bookings' })
  activeBookings!: number;

  @Field(() => Int, { description: 'Number of planned bookings' })
  plannedBookings!: number;

  @Field(() => Int, { description: 'Number of completed bookings' })
  completedBookings!: number;

  @Field(() => Int, { description: 'Number of cancelled bookings' })
  cancelledBookings!: number;

  @Field(() => Int, { description: 'Rental days of all uncancelled bookings' })
  totalRentalDays!: number;

  @Field(() => Roubles, { description: 'Sum of the prices of all uncancelled bookings' })
  totalSpent!: Kopecks;

  @Field(() => Roubles, {
    description: 'Average price of an uncancelled booking; 0 without bookings',
  })
  averageCheck!: Kopecks;

  @Field(() => [ClientCarType], {
    description: 'Cars by number of bookings, then by sum of prices, highest first',
  })
  cars!: readonly ClientCar[];

  @Field(() => [ListedBookingType], { description: 'Bookings of any status, latest pickup first' })
  bookings!: readonly ListedBookingRecord[];

  @Field(() => ListedBookingType, {
    nullable: true,
    description: 'Latest active booking; null when there is none',
  })
  lastActiveBooking!: ListedBookingRecord | null;

  @Field(() => [ListedBookingType], {
    description: 'Bookings whose car the customer has or may have now, by dates and marks',
  })
  currentBookings!: readonly ListedBookingRecord[];
}

@InputType({
  description: 'Customer details that the edit is based on; STALE when they are no longer current',
})
export class SeenCustomerInput extends CustomerDetailsInput {}

@InputType({
  description:
    'Changes to a customer; a name is required, a phone too when the customer has one; null or an empty e-mail clears the e-mail',
})
export class CustomerEditInput extends CustomerDetailsInput {
  @Field(() => SeenCustomerInput, {
    nullable: true,
    description: 'Customer details that the edit is based on; omitted skips the check',
  })
  seen?: SeenCustomerInput | null;
}
