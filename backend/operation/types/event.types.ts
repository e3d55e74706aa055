import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTime } from '../scalars';
import { enumOf } from './enum-of';

const CarEventKindEnum = enumOf(['booking', 'maintenance']);

registerEnumType(CarEventKindEnum, {
  name: 'CarEventKind',
  description: 'Kind of event of a car',
});

@ObjectType({ description: 'Event that occupies a car' })
export class CarEvent {
  @Field(() => CarEventKindEnum, { description: 'Booking or maintenance' })
  kind!: keyof typeof CarEventKindEnum;

  @Field(() => Int, { description: 'ID of the booking or maintenance record' })
  id!: number;

  @Field(() => String, { description: 'Customer of the booking or description of the maintenance' })
  title!: string;

  @Field(() => DateTime, { description: 'Start' })
  startDate!: Date;

  @Field(() => DateTime, { description: 'End; the car is free from this instant on' })
  endDate!: Date;
}
