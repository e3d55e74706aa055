import { Field, ObjectType } from 'type-graphql';
import { CarEvent } from './event.types';
import { Maintenance } from './maintenance.types';

@ObjectType({ description: 'Saved maintenance and the bookings it overlaps' })
export class SavedMaintenance extends Maintenance {
  @Field(() => [CarEvent], {
    description: 'Uncancelled bookings that overlap the maintenance; empty when it is done',
  })
  conflicts!: CarEvent[];
}
