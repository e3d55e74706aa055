import { Car } from '@backend/operation/types/car.types';
import { CustomerType } from '@backend/operation/types/customer.types';
import { ListedBookingType } from '@backend/operation/types/listed-booking.types';
import type { ListedBookingRecord } from '@backend/store/queries/bookings/listed-booking-queries';
import type { CustomerRecord } from '@backend/store/queries/customers/customer-queries';
import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Search results; a kind that the user may not see is empty' })
export class SearchAnswer {
  @Field(() => [Car], {
    description:
      'Cars that match by license plate, colour, year, or brand and model, also in Russian transcription; in fleet order',
  })
  cars!: readonly Car[];

  @Field(() => [CustomerType], {
    description: 'Customers that match by name or phone, best match first',
  })
  customers!: readonly CustomerRecord[];

  @Field(() => [ListedBookingType], {
    description:
      'Uncancelled bookings of matching customers and cars: overdue, active, planned, then completed ones',
  })
  bookings!: readonly ListedBookingRecord[];
}
