import { Runs, runCommand } from '@backend/operation/command';
import type { RequestContext, SignedInContext } from '@backend/operation/context';
import { Form } from '@backend/operation/form';
import { Permit } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { TEXT_LIMITS } from '@schema/constants';
import { advancesPayload } from '@schema/forms/money/reports';
import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { CustomerMoney } from '../customer-money.types';
import { RentalMoney } from '../money.types';
import { CreditInput } from '../money-input.types';
import { MomentArgs } from '../money-reports.types';
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
  @Query(() => CustomerAdvancePage, {
    description: 'Customers with an advance, now or at a past moment',
  })
  advances(
    @Ctx() ctx: RequestContext,
    @Args(() => MomentArgs) args: MomentArgs,
  ): Promise<CustomerAdvancePage> {
    return readAdvances(ctx, args);
  }

  @Price(4)
  @Runs(takeAdvance)
  @Mutation(() => CustomerMoney, { description: 'Record an advance taken from a customer' })
  takeAdvance(
    @Ctx() ctx: SignedInContext,
    @Arg('input', () => AdvanceInput) input: AdvanceInput,
  ): Promise<CustomerMoney> {
    return runCommand(takeAdvance, ctx, input);
  }

  @Price(4)
  @Runs(returnAdvance)
  @Mutation(() => CustomerMoney, {
    description: 'Record an advance refunded to a customer, at most its balance',
  })
  returnAdvance(
    @Ctx() ctx: SignedInContext,
    @Arg('input', () => AdvanceInput) input: AdvanceInput,
  ): Promise<CustomerMoney> {
    return runCommand(returnAdvance, ctx, input);
  }

  @Price(4)
  @Runs(reverseAdvance)
  @Mutation(() => CustomerMoney, {
    description:
      'Reverse an advance entry with an offsetting entry; CONFLICT when it is already reversed, shared with a rental or spent since',
  })
  reverseAdvance(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int, { description: 'ID of the entry' }) id: number,
    @Arg('comment', () => String, {
      nullable: true,
      description: `Comment, at most ${TEXT_LIMITS.comment} characters`,
    })
    comment: string | null = null,
  ): Promise<CustomerMoney> {
    return runCommand(reverseAdvance, ctx, { id, comment });
  }

  @Price(4)
  @Runs(creditAdvance)
  @Mutation(() => RentalMoney, {
    description: 'Pay for a rental from the advance of its customer, at most what is owed',
  })
  creditAdvance(
    @Ctx() ctx: SignedInContext,
    @Arg('input', () => CreditInput) input: CreditInput,
  ): Promise<RentalMoney> {
    return runCommand(creditAdvance, ctx, input);
  }

  @Price(4)
  @Runs(keepAsAdvance)
  @Mutation(() => RentalMoney, {
    description: 'Move money paid for a rental to the advance of its customer',
  })
  keepAsAdvance(
    @Ctx() ctx: SignedInContext,
    @Arg('input', () => CreditInput) input: CreditInput,
  ): Promise<RentalMoney> {
    return runCommand(keepAsAdvance, ctx, input);
  }
}
