import { Car } from '@backend/graphql/types/car.types';
import { CustomerType } from '@backend/graphql/types/customer.types';
import { ListedBookingType } from '@backend/graphql/types/listed-booking.types';
import type { CustomerFact } from '@backend/store/facts/customer-facts';
import type { ListedBookingFact } from '@backend/store/facts/listed-booking-facts';
import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What was found; a kind the user may not see is empty' })
export class SearchAnswer {
  @Field(() => [Car], {
    description: 'By words of make and model as they sound, plate, colour or year; fleet order',
  })
  cars!: readonly Car[];

  @Field(() => [CustomerType], { description: 'By name or phone, likeliest first' })
  customers!: readonly CustomerFact[];

  @Field(() => [ListedBookingType], {
    description: 'Of these people and cars, not cancelled; under way and to come first',
  })
  bookings!: readonly ListedBookingFact[];
}
