import { Field, Int, ObjectType } from 'type-graphql';
import { Booking } from './booking.types';

@ObjectType({ description: 'A rental in two parts: the car that broke and the one it goes on in' })
export class CarSwap {
  @Field(() => Booking, { description: 'Ends at the moment of the swap, marked as returned' })
  first!: Booking;

  @Field(() => Booking, { description: 'Begins there, marked as handed over' })
  second!: Booking;
}

@ObjectType({ description: 'A rental in two parts, and the operation that divided it' })
export class RecordedCarSwap extends CarSwap {
  @Field(() => Int, { description: 'Number of the operation, by which it is undone' })
  operationId!: number;
}
