import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTime } from '../scalars';
import { enumOf } from './enum-of';

const CarEventKindEnum = enumOf(['booking', 'maintenance']);

registerEnumType(CarEventKindEnum, {
  name: 'CarEventKind',
  description: 'What takes the car',
});

@ObjectType({ description: 'Something that takes a car for a while' })
export class CarEvent {
  @Field(() => CarEventKindEnum, { description: 'A booking or service work' })
  kind!: keyof typeof CarEventKindEnum;

  @Field(() => Int, { description: 'Number of the booking or of the service work' })
  id!: number;

  @Field(() => String, { description: 'Customer of the booking or description of the work' })
  title!: string;

  @Field(() => DateTime, { description: 'When it takes the car' })
  startDate!: Date;

  @Field(() => DateTime, { description: 'When the car is free of it' })
  endDate!: Date;
}
