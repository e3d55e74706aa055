import { DateTime } from '@backend/operation/scalars';
import { CarEvent } from '@backend/operation/types/event.types';
import { UnreturnedRentalType } from '@backend/operation/types/unreturned-rental.types';
import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Whether one car is free for a window, and where it is now' })
export class CarAvailability {
  @Field(() => [CarEvent], { description: 'What takes the car then, by start; none: it is free' })
  inTheWay!: readonly CarEvent[];

  @Field(() => DateTime, {
    nullable: true,
    description: 'End of the last event before the window; null: none is known',
  })
  releaseAt?: Date | null;

  @Field(() => CarEvent, {
    nullable: true,
    description: 'The first event after the window; null: nothing follows',
  })
  next?: CarEvent | null;

  @Field(() => UnreturnedRentalType, {
    nullable: true,
    description: 'A rental whose return is not marked, so that the car may not be here; null: none',
  })
  unreturned?: UnreturnedRentalType | null;
}
