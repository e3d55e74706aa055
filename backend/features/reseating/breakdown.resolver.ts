import { Runs, runCommand } from '@backend/operation/command';
import type { RequestContext, SignedInContext } from '@backend/operation/context';
import { Form } from '@backend/operation/form';
import { Permit } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { breakdownWindowPayload } from '@schema/forms/bookings/breakdown';
import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Breakdown, ReportedBreakdown } from './breakdown.types';
import { BreakdownArgs, ReportBreakdownInput } from './breakdown-inputs.types';
import { readBreakdown } from './read-breakdown';
import { reportBreakdown } from './report-breakdown';
import { Reseated } from './reseating.types';
import { undoBreakdown } from './undo-breakdown';

@Resolver()
export class BreakdownResolver {
  @Price(50)
  @Permit('edit_bookings')
  @Form(breakdownWindowPayload, ({ start, end, ...rest }) => ({
    ...rest,
    startDate: start,
    endDate: end,
  }))
  @Query(() => Breakdown, {
    description: 'Preview of a breakdown: the bookings it affects and other cars for them',
  })
  breakdown(
    @Ctx() ctx: RequestContext,
    @Args(() => BreakdownArgs) requested: BreakdownArgs,
  ): Promise<Breakdown> {
    return readBreakdown(ctx, requested);
  }

  @Price(50)
  @Runs(reportBreakdown)
  @Mutation(() => ReportedBreakdown, {
    description:
      'Record a breakdown, all or nothing: maintenance, the replacement for the rental in progress and the moves of bookings',
  })
  reportBreakdown(
    @Ctx() ctx: SignedInContext,
    @Arg('input', () => ReportBreakdownInput) input: ReportBreakdownInput,
  ): Promise<ReportedBreakdown> {
    return runCommand(reportBreakdown, ctx, input);
  }

  @Price(20)
  @Runs(undoBreakdown)
  @Mutation(() => Reseated, {
    description: 'Undo a breakdown in one step; CONFLICT when any of it has changed since',
  })
  async undoBreakdown(
    @Ctx() ctx: SignedInContext,
    @Arg('operationId', () => Int, { description: '`operationId` returned by `reportBreakdown`' })
    operationId: number,
  ): Promise<Reseated> {
    return { operationId, bookings: await runCommand(undoBreakdown, ctx, { operationId }) };
  }
}
