import { DateTime } from '@backend/operation/scalars';
import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { ReseatMoveInput } from './reseat-inputs.types';

/*
 * Required fields are nullable here so that a missing value gets its own message
 * (schema/forms/bookings/breakdown) instead of a GraphQL parser error.
 */

@ArgsType()
export class BreakdownArgs {
  @Field(() => Int, { nullable: true, description: 'ID of the broken car; required' })
  carId?: number | null;

  @Field(() => DateTime, { nullable: true, description: 'Start of the breakdown; required' })
  start?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'End of the breakdown; required' })
  end?: Date | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'ID of the car that continues the rental; defaults to the first of the suggested ones',
  })
  replacementId?: number | null;
}

@InputType({ description: 'Rental of the broken car and the car that continues it' })
class ReplacementInput extends ReseatMoveInput {
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether to proceed while the return of an earlier rental of the new car is not marked',
  })
  confirmed?: boolean | null;
}

@InputType({
  description: 'Breakdown of a car, the replacement for its rental and the moves of its bookings',
})
export class ReportBreakdownInput {
  @Field(() => Int, { nullable: true, description: 'ID of the broken car; required' })
  carId?: number | null;

  @Field(() => DateTime, { nullable: true, description: 'Start of the breakdown; required' })
  startDate?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'End of the breakdown; required' })
  endDate?: Date | null;

  @Field(() => String, { nullable: true, description: 'Description of the breakdown; required' })
  description?: string | null;

  @Field(() => ReplacementInput, {
    nullable: true,
    description: 'Rental in progress to continue in another car; null or omitted keeps it',
  })
  rental?: ReplacementInput | null;

  @Field(() => [ReseatMoveInput], {
    nullable: true,
    description: 'Planned bookings to move to other cars',
  })
  moves?: ReseatMoveInput[] | null;
}
