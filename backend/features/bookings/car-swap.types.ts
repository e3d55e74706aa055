import { DateTime } from '@backend/operation/scalars';
import { NamedCarType } from '@backend/operation/types/named-car.types';
import { Field, InputType, Int, ObjectType } from 'type-graphql';

@InputType({ description: 'The car a rental goes on in' })
export class SwapCarInput {
  @Field(() => Int, { nullable: true, description: 'Number of the other car; needed' })
  carId?: number | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'From when; inside the rental and not to come; unset: now',
  })
  at?: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that was read; refused with STALE when the booking has moved on',
  })
  version?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Also while the return of an earlier rental of the other car is not marked',
  })
  confirmed?: boolean | null;
}

@ObjectType({ description: 'Another part of a rental that changed cars: a booking of its own' })
export class RentalPart extends NamedCarType {
  @Field(() => Int, { description: 'Number of the booking' })
  id!: number;

  @Field(() => DateTime, { description: 'Since when the customer has this car' })
  startDate!: Date;

  @Field(() => DateTime, { description: 'Until when' })
  endDate!: Date;
}
