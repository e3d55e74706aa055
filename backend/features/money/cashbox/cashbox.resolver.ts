import { Runs, runCommand } from '@backend/operation/command';
import type { SignedInContext } from '@backend/operation/context';
import { Price } from '@backend/operation/price';
import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { addCashEntry } from './add-cash-entry';
import { AddCashEntryInput, CashEntryType } from './cashbox.types';
import { reverseCashEntry } from './reverse-cash-entry';

@Resolver()
export class CashboxResolver {
  @Price(4)
  @Runs(addCashEntry)
  @Mutation(() => CashEntryType, { description: 'Record a manual cash entry of today' })
  addCashEntry(
    @Ctx() ctx: SignedInContext,
    @Arg('input', () => AddCashEntryInput) input: AddCashEntryInput,
  ): Promise<CashEntryType> {
    return runCommand(addCashEntry, ctx, input);
  }

  @Price(4)
  @Runs(reverseCashEntry)
  @Mutation(() => CashEntryType, {
    description:
      'Reverse a cash entry with an offsetting entry of today; CONFLICT when it is already reversed',
  })
  reverseCashEntry(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int, { description: 'ID of the entry' }) id: number,
  ): Promise<CashEntryType> {
    return runCommand(reverseCashEntry, ctx, { id });
  }
}
