import { DateTime, Roubles } from '@backend/operation/scalars';
import type { Kopecks } from '@schema/values/money/money';
import { Field, InputType, Int, ObjectType } from 'type-graphql';

/*
 * Required form fields are nullable here so that a missing value gets the message of its field
 * (schema/forms) instead of a GraphQL parser error.
 */

@InputType({ description: 'Money taken by hand' })
export class AddCashEntryInput {
  @Field(() => Roubles, { nullable: true, description: 'More than 0; needed' })
  amount?: Kopecks | null;

  @Field(() => String, { nullable: true, description: 'What it was for' })
  comment?: string | null;
}

@ObjectType('CashEntry', {
  description: 'Money taken by hand; it belongs to the day it was recorded',
})
export class CashEntryType {
  @Field(() => Int, { description: 'Number of the entry' })
  id!: number;

  @Field(() => Roubles, { description: 'How much came in; below 0: an entry is taken back' })
  amount!: Kopecks;

  @Field(() => String, { nullable: true, description: 'What it was for' })
  comment?: string | null;

  @Field(() => DateTime, { description: 'When it was recorded' })
  createdAt!: Date;

  @Field(() => Int, { nullable: true, description: 'Number of the entry that this one takes back' })
  reversesId?: number | null;
}
