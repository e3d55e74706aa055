import type { SignedInContext } from '@backend/operation/context';
import { Form } from '@backend/operation/form';
import { Permit } from '@backend/operation/permit';
import { cashEntryPayload } from '@schema/forms/bookings/cash-entry';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { addCashEntry } from './add-cash-entry';
import { AddCashEntryInput, CashEntryType } from './cashbox.types';

@Resolver()
export class CashboxResolver {
  @Permit('edit_bookings')
  @Form(cashEntryPayload)
  @Mutation(() => CashEntryType, { description: 'Records money taken by hand' })
  addCashEntry(
    @Ctx() ctx: SignedInContext,
    @Arg('input', () => AddCashEntryInput) input: AddCashEntryInput,
  ): Promise<CashEntryType> {
    return addCashEntry(ctx, input);
  }
}
