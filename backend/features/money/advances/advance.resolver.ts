import { Runs, runCommand } from '@backend/operation/command';
import type { RequestContext, SignedInContext } from '@backend/operation/context';
import { Form } from '@backend/operation/form';
import { Permit } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { advancesPayload } from '@schema/forms/money/reports';
import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { RentalMoney } from '../money.types';
import { CreditInput } from '../money-input.types';
import { CustomerMoney, MomentArgs } from '../money-reports.types';
import { readAdvances } from '../read-money-reports';
import { AdvanceInput } from './advance.types';
import { CustomerAdvancePage } from './advance-report.types';
import { returnAdvance, reverseAdvance, takeAdvance } from './advances';
import { creditAdvance, keepAsAdvance } from './credits';

@Resolver()
export class AdvanceResolver {
  @Price(5, { pageSize: 50 })
  @Permit('view_analytics')
  @Form(advancesPayload)
  @Query(() => CustomerAdvancePage, { description: 'Whose advance we have, also in the past' })
  advances(
    @Ctx() ctx: RequestContext,
    @Args(() => MomentArgs) args: MomentArgs,
  ): Promise<CustomerAdvancePage> {
    return readAdvances(ctx, args);
  }

  @Price(4)
  @Runs(takeAdvance)
  @Mutation(() => CustomerMoney, { description: 'Records money of a customer for no rental' })
  takeAdvance(
    @Ctx() ctx: SignedInContext,
    @Arg('input', () => AdvanceInput) input: AdvanceInput,
  ): Promise<CustomerMoney> {
    return runCommand(takeAdvance, ctx, input);
  }

  @Price(4)
  @Runs(returnAdvance)
  @Mutation(() => CustomerMoney, { description: 'Records money of an advance given back' })
  returnAdvance(
    @Ctx() ctx: SignedInContext,
    @Arg('input', () => AdvanceInput) input: AdvanceInput,
  ): Promise<CustomerMoney> {
    return runCommand(returnAdvance, ctx, input);
  }

  @Price(4)
  @Runs(reverseAdvance)
  @Mutation(() => CustomerMoney, {
    description: 'Takes a line of an advance back by a contrary one; nothing is deleted',
  })
  reverseAdvance(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int) id: number,
    @Arg('comment', () => String, { nullable: true }) comment: string | null = null,
  ): Promise<CustomerMoney> {
    return runCommand(reverseAdvance, ctx, { id, comment });
  }

  @Price(4)
  @Runs(creditAdvance)
  @Mutation(() => RentalMoney, { description: 'Pays a rental with the advance of its customer' })
  creditAdvance(
    @Ctx() ctx: SignedInContext,
    @Arg('input', () => CreditInput) input: CreditInput,
  ): Promise<RentalMoney> {
    return runCommand(creditAdvance, ctx, input);
  }

  @Price(4)
  @Runs(keepAsAdvance)
  @Mutation(() => RentalMoney, { description: 'Keeps money of a rental as an advance' })
  keepAsAdvance(
    @Ctx() ctx: SignedInContext,
    @Arg('input', () => CreditInput) input: CreditInput,
  ): Promise<RentalMoney> {
    return runCommand(keepAsAdvance, ctx, input);
  }
}
