import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'First steps that a new company has completed' })
export class FirstSteps {
  @Field(() => Boolean, { description: 'Whether there is a car' })
  hasCar!: boolean;

  @Field(() => Boolean, { description: 'Whether a car has a tariff' })
  hasTariff!: boolean;

  @Field(() => Boolean, { description: 'Whether there is a booking, cancelled or not' })
  hasBooking!: boolean;
}
