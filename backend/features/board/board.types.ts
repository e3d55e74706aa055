import { Day } from '@backend/operation/scalars';
import { Booking } from '@backend/operation/types/booking.types';
import { Car } from '@backend/operation/types/car.types';
import { Maintenance } from '@backend/operation/types/maintenance.types';
import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'One car of the board and its events in the requested days' })
export class BoardRow {
  @Field(() => Car, { description: 'The car of the row' })
  car!: Car;

  @Field(() => [Booking], { description: 'Live bookings that touch the days, by start' })
  bookings!: Booking[];

  @Field(() => [Maintenance], { description: 'Service work that touches the days, by start' })
  maintenances!: Maintenance[];
}

@ObjectType({ description: 'The availability board: a row per car' })
export class Board {
  @Field(() => Day, { description: 'The requested first day' })
  start!: string;

  @Field(() => Int, { description: 'The requested number of days' })
  days!: number;

  @Field(() => String, {
    description: 'Position of the live connection: the rows include every change up to it',
  })
  cursor!: string;

  @Field(() => [BoardRow], { description: 'Cars in the order of the fleet' })
  rows!: BoardRow[];
}
