import { Day } from '@backend/operation/scalars';
import { Booking } from '@backend/operation/types/booking.types';
import { Car } from '@backend/operation/types/car.types';
import { Maintenance } from '@backend/operation/types/maintenance.types';
import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Car and its events in the requested days' })
export class BoardRow {
  @Field(() => Car, { description: 'Car of the row' })
  car!: Car;

  @Field(() => [Booking], { description: 'Uncancelled bookings that overlap the days, by start' })
  bookings!: Booking[];

  @Field(() => [Maintenance], { description: 'Maintenance that overlaps the days, by start' })
  maintenances!: Maintenance[];
}

@ObjectType({ description: 'Availability board with one row per car' })
export class Board {
  @Field(() => Day, { description: 'First requested day' })
  start!: string;

  @Field(() => Int, { description: 'Number of requested days' })
  days!: number;

  @Field(() => String, {
    description: 'Position in the live connection; the rows include every change up to it',
  })
  cursor!: string;

  @Field(() => [BoardRow], { description: 'Rows in fleet order' })
  rows!: BoardRow[];
}
