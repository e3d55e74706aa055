import { DateTime } from '@backend/operation/scalars';
import { ArgsType, Field, InputType, Int } from 'type-graphql';

/*
 * Required fields are nullable here so that a missing value gets its own message
 * (schema/forms/reseating) instead of a GraphQL parser error.
 */

@ArgsType()
export class ReseatWindowArgs {
  @Field(() => Int, {
    nullable: true,
    description: 'ID of the car to free; this or `model` is required',
  })
  carId?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Brand and model of which to free one car, the one that needs the fewest moves',
  })
  model?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Start of the period; required' })
  start?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'End of the period; required' })
  end?: Date | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the car is broken, so that its maintenance does not keep it occupied',
  })
  isBroken?: boolean | null;
}

@InputType({ description: 'Booking and its new car' })
export class ReseatMoveInput {
  @Field(() => Int, { nullable: true, description: 'ID of the booking; required' })
  id?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Version of the booking that the move is based on; required',
  })
  version?: number | null;

  @Field(() => Int, { nullable: true, description: 'ID of the new car; required' })
  carId?: number | null;
}
