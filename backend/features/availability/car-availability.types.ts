import { DateTime } from '@backend/operation/scalars';
import { CarEvent } from '@backend/operation/types/event.types';
import { UnreturnedRentalType } from '@backend/operation/types/unreturned-rental.types';
import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Availability of one car for a period, and its unreturned rental' })
export class CarAvailability {
  @Field(() => [CarEvent], {
    description: 'Events of the car in the period, by start; empty when the car is free',
  })
  inTheWay!: readonly CarEvent[];

  @Field(() => DateTime, {
    nullable: true,
    description: 'End of the last event before the period; null when none is known',
  })
  releaseAt?: Date | null;

  @Field(() => CarEvent, {
    nullable: true,
    description: 'First event after the period; null when none follows',
  })
  next?: CarEvent | null;

  @Field(() => UnreturnedRentalType, {
    nullable: true,
    description:
      'Last rental of the car whose return is not marked, so the car may still be out; null when there is none',
  })
  unreturned?: UnreturnedRentalType | null;
}
