import { DateTime } from '@backend/operation/scalars';
import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { ReseatMoveInput } from './reseat-inputs.types';

/*
 * Required fields are nullable here so that a missing value gets its own message
 * (schema/forms/bookings/breakdown) instead of a GraphQL parser error.
 */

@ArgsType()
export class BreakdownArgs {
  @Field(() => Int, { nullable: true, description: 'The broken car; needed' })
  carId?: number | null;

  @Field(() => DateTime, { nullable: true, description: 'Since when it is broken; needed' })
  start?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Until when; needed' })
  end?: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The car that continues the rental; unset: the first of the suggested ones',
  })
  replacementId?: number | null;
}

@InputType({ description: 'The rental of the broken car and the car it continues in' })
class ReplacementInput extends ReseatMoveInput {
  @Field(() => Boolean, {
    nullable: true,
    description: 'Also while the return of an earlier rental of that car is not marked',
  })
  confirmed?: boolean | null;
}

@InputType({ description: 'A broken car with everything that follows' })
export class ReportBreakdownInput {
  @Field(() => Int, { nullable: true, description: 'The broken car; needed' })
  carId?: number | null;

  @Field(() => DateTime, { nullable: true, description: 'Since when it is broken; needed' })
  startDate?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Until when; needed' })
  endDate?: Date | null;

  @Field(() => String, { nullable: true, description: 'What is broken; needed' })
  description?: string | null;

  @Field(() => ReplacementInput, { nullable: true, description: 'Unset: the rental stays' })
  rental?: ReplacementInput | null;

  @Field(() => [ReseatMoveInput], { nullable: true, description: 'Planned bookings to move' })
  moves?: ReseatMoveInput[] | null;
}
