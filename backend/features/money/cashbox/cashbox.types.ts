import { DateTime, Roubles } from '@backend/operation/scalars';
import { TILL_ID } from '@backend/operation/types/till-input.types';
import { TEXT_LIMITS } from '@schema/constants';
import type { Kopecks } from '@schema/values/money/money';
import { Field, InputType, Int, ObjectType } from 'type-graphql';

/*
 * Required form fields are nullable here so that a missing value gets the message of its field
 * (schema/forms) instead of a GraphQL parser error.
 */

@InputType({ description: 'Manual cash entry' })
export class AddCashEntryInput {
  @Field(() => Roubles, {
    nullable: true,
    description: 'Amount in roubles, greater than 0; required',
  })
  amount?: Kopecks | null;

  @Field(() => String, {
    nullable: true,
    description: `Comment, at most ${TEXT_LIMITS.comment} characters`,
  })
  comment?: string | null;

  @Field(() => Int, { nullable: true, description: TILL_ID })
  tillId?: number | null;
}

@ObjectType('CashEntry', {
  description: 'Manual cash entry of the day on which it was created',
})
export class CashEntryType {
  @Field(() => Int, { description: 'ID of the entry' })
  id!: number;

  @Field(() => Roubles, { description: 'Amount in roubles; negative for an offsetting entry' })
  amount!: Kopecks;

  @Field(() => String, { nullable: true, description: 'Comment; null when there is none' })
  comment?: string | null;

  @Field(() => DateTime, { description: 'Creation time' })
  createdAt!: Date;

  @Field(() => Int, {
    nullable: true,
    description: 'ID of the entry that this one reverses; null when it reverses none',
  })
  reversesId?: number | null;
}
