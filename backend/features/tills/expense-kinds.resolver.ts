import { Runs, runCommand } from '@backend/operation/command';
import type { SignedInContext } from '@backend/operation/context';
import { Form } from '@backend/operation/form';
import { Permit } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { Day } from '@backend/operation/scalars';
import { TEXT_LIMITS } from '@schema/constants';
import { expenseTotalsPayload } from '@schema/forms/money/tills';
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { createExpenseKind, updateExpenseKind } from './expense-kinds';
import {
  ExpenseKindTotalType,
  ExpenseKindType,
  UpdateExpenseKindInput,
} from './expense-kinds.types';
import { readExpenseKinds } from './read-expense-kinds';

@Resolver()
export class ExpenseKindsResolver {
  @Price(2)
  @Permit('view_analytics', 'edit_bookings')
  @Form(expenseTotalsPayload)
  @Query(() => [ExpenseKindTotalType], {
    description: 'Kinds of expense by name; with a period, also their sums',
  })
  expenseKinds(
    @Ctx() ctx: SignedInContext,
    @Arg('from', () => Day, { nullable: true, description: 'First day; given together with `to`' })
    from: string | null = null,
    @Arg('to', () => Day, { nullable: true, description: 'Last day' })
    to: string | null = null,
  ): Promise<ExpenseKindTotalType[]> {
    return readExpenseKinds(ctx, { from, to });
  }

  @Price(4)
  @Runs(createExpenseKind)
  @Mutation(() => ExpenseKindType, { description: 'Add a kind of expense' })
  createExpenseKind(
    @Ctx() ctx: SignedInContext,
    @Arg('name', () => String, {
      nullable: true,
      description: `Name, unique, at most ${TEXT_LIMITS.name} characters; required`,
    })
    name: string | null,
  ): Promise<ExpenseKindType> {
    return runCommand(createExpenseKind, ctx, { name });
  }

  @Price(4)
  @Runs(updateExpenseKind)
  @Mutation(() => ExpenseKindType, { description: 'Rename, archive or restore a kind of expense' })
  updateExpenseKind(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int, { description: 'ID of the kind' }) id: number,
    @Arg('input', () => UpdateExpenseKindInput) input: UpdateExpenseKindInput,
  ): Promise<ExpenseKindType> {
    return runCommand(updateExpenseKind, ctx, { ...input, id });
  }
}
