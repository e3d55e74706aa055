import type { SignedInContext } from '@backend/operation/context';
import { Form } from '@backend/operation/form';
import { Permit } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { cashEntryPayload } from '@schema/forms/bookings/cash-entry';
import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { addCashEntry } from './add-cash-entry';
import { AddCashEntryInput, CashEntryType } from './cashbox.types';
import { reverseCashEntry } from './reverse-cash-entry';

@Resolver()
export class CashboxResolver {
  @Price(4)
  @Permit('edit_bookings')
  @Form(cashEntryPayload)
  @Mutation(() => CashEntryType, { description: 'Records money taken by hand' })
  addCashEntry(
    @Ctx() ctx: SignedInContext,
    @Arg('input', () => AddCashEntryInput) input: AddCashEntryInput,
  ): Promise<CashEntryType> {
    return addCashEntry(ctx, input);
  }

  @Price(4)
  @Permit('edit_bookings')
  @Mutation(() => CashEntryType, {
    description: 'Takes an entry back by a contrary one of today; nothing is deleted',
  })
  reverseCashEntry(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int) id: number,
  ): Promise<CashEntryType> {
    return reverseCashEntry(ctx, id);
  }
}
