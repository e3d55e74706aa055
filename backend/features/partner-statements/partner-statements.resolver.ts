import { Runs, runCommand } from '@backend/operation/command';
import type { RequestContext, SignedInContext } from '@backend/operation/context';
import { Form, validated } from '@backend/operation/form';
import { Permit, PermitWithPartners } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { Day } from '@backend/operation/scalars';
import { OperationType } from '@backend/operation/types/money-operation.types';
import { statementPayload } from '@schema/forms/money/payout';
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { PartnerBalancesType, PartnerStatementType, PayoutInput } from './partner-statements.types';
import { payPartner } from './pay-partner';
import { readBalances } from './read-balances';
import { readStatement } from './read-statement';

@Resolver()
export class PartnerStatementsResolver {
  @Price(40)
  @PermitWithPartners('view_analytics')
  @Form(statementPayload)
  @Query(() => PartnerStatementType, {
    description:
      'Share of the revenue, expenses and payouts of a partner in a period of at most ten years, and what is left to pay',
  })
  partnerStatement(
    @Ctx() ctx: RequestContext,
    @Arg('partnerId', () => Int, {
      description: 'ID of the partner; for a user tied to a partner the own one, else FORBIDDEN',
    })
    partnerId: number,
    @Arg('from', () => Day, { nullable: true, description: 'First day in company time; required' })
    from: string | null,
    @Arg('to', () => Day, {
      nullable: true,
      description: 'Last day in company time, not before the first; required',
    })
    to: string | null,
  ): Promise<PartnerStatementType> {
    return readStatement(ctx, partnerId, validated(statementPayload, { from, to }));
  }

  @Price(40)
  @Permit('view_analytics')
  @Query(() => PartnerBalancesType, { description: 'What is left to pay to every partner' })
  partnerBalances(@Ctx() ctx: RequestContext): Promise<PartnerBalancesType> {
    return readBalances(ctx);
  }

  @Price(25)
  @Runs(payPartner)
  @Mutation(() => OperationType, {
    description:
      'Record a payout to a partner; PAYOUT_ABOVE_LEFT with `left` for more than is left to pay today, until it is confirmed',
  })
  payPartner(
    @Ctx() ctx: SignedInContext,
    @Arg('input', () => PayoutInput) input: PayoutInput,
  ): Promise<OperationType> {
    return runCommand(payPartner, ctx, input);
  }
}
