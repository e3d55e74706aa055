import { Car } from '@backend/operation/types/car.types';
import { CustomerType } from '@backend/operation/types/customer.types';
import { ListedBookingType } from '@backend/operation/types/listed-booking.types';
import type { ListedBookingRecord } from '@backend/store/queries/bookings/listed-booking-queries';
import type { CustomerRecord } from '@backend/store/queries/customers/customer-queries';
import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What was found; a kind the user may not see is empty' })
export class SearchAnswer {
  @Field(() => [Car], {
    description: 'By words of make and model as they sound, plate, colour or year; fleet order',
  })
  cars!: readonly Car[];

  @Field(() => [CustomerType], { description: 'By name or phone, likeliest first' })
  customers!: readonly CustomerRecord[];

  @Field(() => [ListedBookingType], {
    description:
      'Of these people and cars, not cancelled: late to return, under way, to come, over',
  })
  bookings!: readonly ListedBookingRecord[];
}
