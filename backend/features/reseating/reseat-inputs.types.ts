import { DateTime } from '@backend/operation/scalars';
import { ArgsType, Field, InputType, Int } from 'type-graphql';

/*
 * Required fields are nullable here so that a missing value gets its own message
 * (schema/forms/reseating) instead of a GraphQL parser error.
 */

@ArgsType()
export class ReseatWindowArgs {
  @Field(() => Int, { nullable: true, description: 'The car to be emptied; or a model' })
  carId?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Brand and model of which one car is to be empty, whichever takes least',
  })
  model?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Start of the window; needed' })
  start?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'End of the window; needed' })
  end?: Date | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'The car is broken: its service work is no obstacle but the reason',
  })
  isBroken?: boolean | null;
}

@InputType({ description: 'A booking and its new car' })
export class ReseatMoveInput {
  @Field(() => Int, { nullable: true, description: 'Number of the booking; needed' })
  id?: number | null;

  @Field(() => Int, { nullable: true, description: 'The version that was read; needed' })
  version?: number | null;

  @Field(() => Int, { nullable: true, description: 'Number of the new car; needed' })
  carId?: number | null;
}
