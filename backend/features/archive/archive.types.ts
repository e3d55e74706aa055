import { Roubles } from '@backend/operation/scalars';
import { ListedBookingType } from '@backend/operation/types/listed-booking.types';
import { NamedCarType } from '@backend/operation/types/named-car.types';
import type {
  CancellationSummary,
  CancelledCar,
  CancelledMonth,
  CancellingCustomer,
} from '@backend/store/queries/bookings/cancellation-queries';
import type { CancelledPage } from '@backend/store/queries/bookings/cancelled-page-queries';
import type { ListedBookingRecord } from '@backend/store/queries/bookings/listed-booking-queries';
import type { Kopecks } from '@schema/values/money/money';
import { Field, Float, Int, ObjectType } from 'type-graphql';

@ObjectType('CancelledCar', { description: 'Cancelled bookings of one car' })
class CancelledCarType extends NamedCarType implements CancelledCar {
  @Field(() => Int, { description: 'Number of cancelled bookings' })
  count!: number;

  @Field(() => Roubles, { description: 'Sum of the prices of the cancelled bookings' })
  totalPrice!: Kopecks;
}

@ObjectType('CancellingCustomer', { description: 'Cancelled bookings of one customer' })
class CancellingCustomerType implements CancellingCustomer {
  @Field(() => Int, { description: 'ID of the customer' })
  customerId!: number;

  @Field(() => String, { description: 'Full name of the customer' })
  customerName!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Phone of the customer, + and 11 digits; null when there is none',
  })
  customerPhone!: string | null;

  @Field(() => Int, { description: 'Number of cancelled bookings' })
  count!: number;
}

@ObjectType('CancelledMonth', { description: 'Cancelled bookings of one month' })
class CancelledMonthType implements CancelledMonth {
  @Field(() => String, { description: 'Month of the cancellation in company time, YYYY-MM' })
  period!: string;

  @Field(() => Int, { description: 'Number of bookings cancelled in the month' })
  count!: number;
}

@ObjectType('CancellationSummary', {
  description: 'Summary of all cancelled bookings',
})
export class CancellationSummaryType implements CancellationSummary {
  @Field(() => Int, { description: 'Number of cancelled bookings' })
  totalCount!: number;

  @Field(() => Roubles, { description: 'Sum of the prices of the cancelled bookings' })
  totalPotentialRevenue!: Kopecks;

  @Field(() => Float, {
    description:
      'Average length of a cancelled booking in rental days; 0 without cancelled bookings',
  })
  averageDuration!: number;

  @Field(() => Float, {
    description: 'Cancelled bookings as a fraction of all bookings, from 0 to 1',
  })
  cancellationRate!: number;

  @Field(() => [CancelledCarType], {
    description: 'Cars with most cancelled bookings, then with the highest sum of prices',
  })
  topCars!: readonly CancelledCar[];

  @Field(() => [CancellingCustomerType], {
    description: 'Customers with most cancelled bookings, then with the latest cancellation',
  })
  topCustomers!: readonly CancellingCustomer[];

  @Field(() => [CancelledMonthType], {
    description:
      'All months from the first cancellation to the last, at most the latest 120; months without cancellations have a count of 0',
  })
  monthlyTrend!: readonly CancelledMonth[];
}

@ObjectType('CancelledBookingPage', { description: 'Page of cancelled bookings' })
export class CancelledBookingPageType implements CancelledPage {
  @Field(() => [ListedBookingType], {
    description: 'Cancelled bookings of the page, latest cancellation first',
  })
  items!: readonly ListedBookingRecord[];

  @Field(() => Int, {
    description: 'Number of cancelled bookings on all pages, matching the search',
  })
  total!: number;
}

@ObjectType('BookingArchive', { description: 'All cancelled bookings and their summary' })
export class BookingArchiveType {
  @Field(() => [ListedBookingType], {
    description: 'All cancelled bookings, latest cancellation first',
  })
  items!: readonly ListedBookingRecord[];
}
