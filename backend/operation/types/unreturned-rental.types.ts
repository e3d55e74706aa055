import type { Whereabouts } from '@schema/values/bookings/whereabouts';
import { Field, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../scalars';
import { WhereaboutsEnum } from './enums.types';

@ObjectType('UnreturnedRental', {
  description: 'Earlier rental of a car whose return is not marked',
})
export class UnreturnedRentalType {
  @Field(() => Int, { description: 'ID of the booking' })
  id!: number;

  @Field(() => String, { description: 'Full name of the customer' })
  customer!: string;

  @Field(() => DateTime, { description: 'Agreed return time' })
  endDate!: Date;

  @Field(() => WhereaboutsEnum, { description: 'Car location: `overdue` or `unconfirmed`' })
  whereabouts!: Whereabouts;
}
