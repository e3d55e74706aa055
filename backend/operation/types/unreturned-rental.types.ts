import type { Whereabouts } from '@schema/values/bookings/whereabouts';
import { Field, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../scalars';
import { WhereaboutsEnum } from './enums.types';

@ObjectType('UnreturnedRental', {
  description: 'An earlier rental of a car whose return is not marked',
})
export class UnreturnedRentalType {
  @Field(() => Int, { description: 'Number of the booking' })
  id!: number;

  @Field(() => String, { description: 'Full name of the customer' })
  customer!: string;

  @Field(() => DateTime, { description: 'When the car was to be back' })
  endDate!: Date;

  @Field(() => WhereaboutsEnum, { description: 'overdue or unconfirmed' })
  whereabouts!: Whereabouts;
}
