import { Field, Int, ObjectType } from 'type-graphql';
import { Booking } from './booking.types';

@ObjectType({ description: 'Rental split by a car swap' })
export class CarSwap {
  @Field(() => Booking, {
    description: 'Booking of the first car; it ends at the swap, marked as returned',
  })
  first!: Booking;

  @Field(() => Booking, {
    description: 'Booking of the new car; it starts at the swap, marked as handed over',
  })
  second!: Booking;
}

@ObjectType({ description: 'Rental split by a car swap, and the operation that split it' })
export class RecordedCarSwap extends CarSwap {
  @Field(() => Int, { description: 'ID of the operation, to undo it' })
  operationId!: number;
}
