import { Field, ObjectType } from 'type-graphql';
import { CarEvent } from './event.types';
import { Maintenance } from './maintenance.types';

@ObjectType({ description: 'Service work as it was saved, and what it hit' })
export class SavedMaintenance extends Maintenance {
  @Field(() => [CarEvent], {
    description: 'Live bookings under the work; they stay until moved or the work is done',
  })
  conflicts!: CarEvent[];
}
