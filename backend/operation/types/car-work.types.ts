import { Field, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../scalars';

@ObjectType('CarWork', { description: 'Maintenance of a car that may have repaired a damage' })
export class CarWork {
  @Field(() => Int, { description: 'ID of the maintenance record' })
  id!: number;

  @Field(() => String, { description: 'Description of the work' })
  description!: string;

  @Field(() => DateTime, { description: 'Start' })
  startDate!: Date;
}
