import { Runs, runCommand } from '@backend/operation/command';
import type { SignedInContext } from '@backend/operation/context';
import { Form } from '@backend/operation/form';
import { Permit } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { Day } from '@backend/operation/scalars';
import { OperationType } from '@backend/operation/types/money-operation.types';
import { LIST_SLICE, TEXT_LIMITS } from '@schema/constants';
import { MAX_SEARCH_LENGTH } from '@schema/constants/search';
import { registerPayload } from '@schema/forms/money/tills';
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { endCashHandover, handOverCash } from './cash-handovers';
import {
  CashHandoverInput,
  CollectionInput,
  ExpenseInput,
  HandoverEndInput,
  TillCountInput,
} from './cash-input.types';
import { countTill } from './count-till';
import { addExpense, collectCash, reverseMoneyOperation } from './expenses';
import { readRegister } from './read-register';
import { readTills } from './read-tills';
import { TillRegister } from './register.types';
import { createTill, updateTill } from './till-changes';
import { CashHandoverType, CreateTillInput, Tills, TillType, UpdateTillInput } from './tills.types';

@Resolver()
export class TillsResolver {
  @Price(5)
  @Permit('view_analytics', 'edit_bookings')
  @Query(() => Tills, { description: 'Tills with their cash, and handovers that wait' })
  tills(@Ctx() ctx: SignedInContext): Promise<Tills> {
    return readTills(ctx);
  }

  @Price(6, { limit: 200 })
  @Permit('view_analytics', 'edit_bookings')
  @Form(registerPayload)
  @Query(() => TillRegister, {
    description:
      'Money that moved in a period of at most a year, by till and method; users who may not view analytics see the tills they may use',
  })
  tillRegister(
    @Ctx() ctx: SignedInContext,
    @Arg('from', () => Day, { nullable: true, description: 'First day in company time; required' })
    from: string | null = null,
    @Arg('to', () => Day, { nullable: true, description: 'Last day in company time; required' })
    to: string | null = null,
    @Arg('tillId', () => Int, {
      nullable: true,
      description: 'ID of the only till; defaults to all that the caller sees, and other methods',
    })
    tillId: number | null = null,
    @Arg('limit', () => Int, {
      nullable: true,
      description: `Maximum number of lines, 1–${LIST_SLICE.maxSize}; defaults to ${LIST_SLICE.size} with \`cursor\`, else to all`,
    })
    limit: number | null = null,
    @Arg('cursor', () => String, {
      nullable: true,
      description: '`nextCursor` of the previous part; omitted for the first part',
    })
    cursor: string | null = null,
    @Arg('expenseKindId', () => Int, {
      nullable: true,
      description: 'ID of a kind of expense: only its lines; defaults to all',
    })
    expenseKindId: number | null = null,
    @Arg('search', () => String, {
      nullable: true,
      description: `Words that the shown texts of a line must contain, at most ${MAX_SEARCH_LENGTH} characters`,
    })
    search: string | null = null,
  ): Promise<TillRegister> {
    return readRegister(ctx, { from, to, tillId, limit, cursor, expenseKindId, search });
  }

  @Price(4)
  @Runs(createTill)
  @Mutation(() => TillType, { description: 'Create a till of the office' })
  createTill(
    @Ctx() ctx: SignedInContext,
    @Arg('input', () => CreateTillInput) input: CreateTillInput,
  ): Promise<TillType> {
    return runCommand(createTill, ctx, input);
  }

  @Price(4)
  @Runs(updateTill)
  @Mutation(() => TillType, {
    description:
      'Rename, close or reopen a till of the office, or change its users; CONFLICT when a till that is closed is not empty',
  })
  updateTill(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int, { description: 'ID of the till' }) id: number,
    @Arg('input', () => UpdateTillInput) input: UpdateTillInput,
  ): Promise<TillType> {
    return runCommand(updateTill, ctx, { ...input, id });
  }

  @Price(4)
  @Runs(countTill)
  @Mutation(() => TillType, {
    description: 'Record the cash counted in a till; the difference becomes a line of the register',
  })
  countTill(
    @Ctx() ctx: SignedInContext,
    @Arg('input', () => TillCountInput) input: TillCountInput,
  ): Promise<TillType> {
    return runCommand(countTill, ctx, input);
  }

  @Price(4)
  @Runs(addExpense)
  @Mutation(() => OperationType, { description: 'Record an expense of the company' })
  addExpense(
    @Ctx() ctx: SignedInContext,
    @Arg('input', () => ExpenseInput) input: ExpenseInput,
  ): Promise<OperationType> {
    return runCommand(addExpense, ctx, input);
  }

  @Price(4)
  @Runs(collectCash)
  @Mutation(() => OperationType, { description: 'Record cash brought to the bank or a safe' })
  collectCash(
    @Ctx() ctx: SignedInContext,
    @Arg('input', () => CollectionInput) input: CollectionInput,
  ): Promise<OperationType> {
    return runCommand(collectCash, ctx, input);
  }

  @Price(4)
  @Runs(reverseMoneyOperation)
  @Mutation(() => OperationType, {
    description:
      'Reverse an expense, collection or payout with an offsetting operation; CONFLICT when it is already reversed',
  })
  reverseMoneyOperation(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int, { description: 'ID of the operation' }) id: number,
    @Arg('comment', () => String, {
      nullable: true,
      description: `Comment, at most ${TEXT_LIMITS.comment} characters`,
    })
    comment: string | null = null,
  ): Promise<OperationType> {
    return runCommand(reverseMoneyOperation, ctx, { id, comment });
  }

  @Price(4)
  @Runs(handOverCash)
  @Mutation(() => CashHandoverType, { description: 'Give cash to another till' })
  handOverCash(
    @Ctx() ctx: SignedInContext,
    @Arg('input', () => CashHandoverInput) input: CashHandoverInput,
  ): Promise<CashHandoverType> {
    return runCommand(handOverCash, ctx, input);
  }

  @Price(4)
  @Runs(endCashHandover)
  @Mutation(() => CashHandoverType, {
    description:
      'Accept or decline cash as its receiver, or withdraw it as its sender; CONFLICT when it has ended',
  })
  endCashHandover(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int, { description: 'ID of the handover' }) id: number,
    @Arg('input', () => HandoverEndInput) input: HandoverEndInput,
  ): Promise<CashHandoverType> {
    return runCommand(endCashHandover, ctx, { ...input, id });
  }
}
