import { Roubles } from '@backend/operation/scalars';
import { READ_VERSION, VERSION } from '@backend/operation/types/read-version.types';
import { TEXT_LIMITS } from '@schema/constants';
import type { Kopecks } from '@schema/values/money/money';
import { Field, InputType, Int, ObjectType } from 'type-graphql';

@ObjectType('ExpenseKind', { description: "Kind of expense of the company's list" })
export class ExpenseKindType {
  @Field(() => Int, { description: 'ID of the kind' })
  id!: number;

  @Field(() => String, { description: 'Name' })
  name!: string;

  @Field(() => Boolean, { description: 'Whether it is no longer offered' })
  isArchived!: boolean;

  @Field(() => Int, { description: VERSION })
  version!: number;
}

@ObjectType('ExpenseKindTotal', { description: 'Kind of expense with its sum over a period' })
export class ExpenseKindTotalType extends ExpenseKindType {
  @Field(() => Roubles, {
    nullable: true,
    description:
      'Sum of its expenses recorded in the period; null without a period and for users who may not view analytics',
  })
  spent!: Kopecks | null;
}

@InputType({ description: 'Changes to a kind of expense; omitted fields stay' })
export class UpdateExpenseKindInput {
  @Field(() => String, {
    nullable: true,
    description: `Name, at most ${TEXT_LIMITS.name} characters`,
  })
  name?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it is no longer offered' })
  isArchived?: boolean | null;

  @Field(() => Int, { nullable: true, description: READ_VERSION })
  version?: number | null;
}
