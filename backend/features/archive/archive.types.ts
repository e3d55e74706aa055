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

@ObjectType('CancelledCar', { description: 'A car and what its cancellations cost' })
class CancelledCarType extends NamedCarType implements CancelledCar {
  @Field(() => Int, { description: 'Cancelled bookings' })
  count!: number;

  @Field(() => Roubles, { description: 'What they would have brought' })
  totalPrice!: Kopecks;
}

@ObjectType('CancellingCustomer', { description: 'A customer and how often they cancelled' })
class CancellingCustomerType implements CancellingCustomer {
  @Field(() => Int, { description: 'Number of the customer' })
  customerId!: number;

  @Field(() => String, { description: 'Full name' })
  customerName!: string;

  @Field(() => String, { nullable: true, description: 'Phone, + and 11 digits' })
  customerPhone!: string | null;

  @Field(() => Int, { description: 'Cancelled bookings' })
  count!: number;
}

@ObjectType('CancelledMonth', { description: 'A month and its cancellations' })
class CancelledMonthType implements CancelledMonth {
  @Field(() => String, { description: "Month of the cancellation in the company's time, YYYY-MM" })
  period!: string;

  @Field(() => Int, { description: 'Bookings cancelled in it' })
  count!: number;
}

@ObjectType('CancellationSummary', {
  description: 'What cancellations cost and whom they come from',
})
export class CancellationSummaryType implements CancellationSummary {
  @Field(() => Int, { description: 'Cancelled bookings' })
  totalCount!: number;

  @Field(() => Roubles, { description: 'What they would have brought' })
  totalPotentialRevenue!: Kopecks;

  @Field(() => Float, { description: 'Days they were priced as, on average; 0 without any' })
  averageDuration!: number;

  @Field(() => Float, { description: 'Cancelled bookings / all bookings, from 0 to 1' })
  cancellationRate!: number;

  @Field(() => [CancelledCarType], { description: 'Most cancelled first, then most lost' })
  topCars!: readonly CancelledCar[];

  @Field(() => [CancellingCustomerType], { description: 'Who cancelled most, first' })
  topCustomers!: readonly CancellingCustomer[];

  @Field(() => [CancelledMonthType], {
    description: 'Every month from the first cancellation to the last, quiet ones included',
  })
  monthlyTrend!: readonly CancelledMonth[];
}

@ObjectType('CancelledBookingPage', { description: 'A page of the archive' })
export class CancelledBookingPageType implements CancelledPage {
  @Field(() => [ListedBookingType], { description: 'The latest cancellation first' })
  items!: readonly ListedBookingRecord[];

  @Field(() => Int, { description: 'How many the search finds' })
  total!: number;
}

@ObjectType('BookingArchive', { description: 'All cancelled bookings and their summary' })
export class BookingArchiveType {
  @Field(() => [ListedBookingType], { description: 'The latest cancellation first' })
  items!: readonly ListedBookingRecord[];
}
