import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What a new company has done already' })
export class FirstSteps {
  @Field(() => Boolean, { description: 'There is a car' })
  hasCar!: boolean;

  @Field(() => Boolean, { description: 'A car has a price' })
  hasTariff!: boolean;

  @Field(() => Boolean, { description: 'A booking was made, also one cancelled since' })
  hasBooking!: boolean;
}
