import { Runs, runCommand } from '@backend/operation/command';
import type { RequestContext, SignedInContext } from '@backend/operation/context';
import { Form } from '@backend/operation/form';
import { Permit } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { shortListPayload } from '@schema/forms/list-query';
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import {
  CustomerDuplicatesType,
  CustomerMergePreviewType,
  CustomerMergeType,
  MergeCustomersInput,
} from './customer-merge.types';
import { mergeCustomers } from './merge-customers';
import { readCustomerDuplicates } from './read-customer-duplicates';
import { readCustomerMergePreview } from './read-customer-merge-preview';
import { undoCustomerMerge } from './undo-customer-merge';

@Resolver()
export class CustomerMergeResolver {
  @Price(12, { limit: 20 })
  @Permit('view_clients')
  @Form(shortListPayload)
  @Query(() => CustomerDuplicatesType, {
    description: 'Pairs of customers who look like one person, the surest first',
  })
  customerDuplicates(
    @Ctx() ctx: RequestContext,
    @Arg('limit', () => Int, { nullable: true, description: 'At most 100; unset: 20' })
    limit: number | null,
  ): Promise<CustomerDuplicatesType> {
    return readCustomerDuplicates(ctx, limit);
  }

  @Price(2)
  @Permit('view_clients')
  @Query(() => CustomerMergePreviewType, {
    description: 'Two customers side by side, and what a merge would make of them',
  })
  customerMergePreview(
    @Ctx() ctx: RequestContext,
    @Arg('keepId', () => Int, { description: 'Whose card stays' }) keepId: number,
    @Arg('goneId', () => Int, { description: 'The customer to delete' }) goneId: number,
  ): Promise<CustomerMergePreviewType> {
    return readCustomerMergePreview(ctx, keepId, goneId);
  }

  @Price(10)
  @Runs(mergeCustomers)
  @Mutation(() => CustomerMergeType, {
    description: 'Makes one customer of two: bookings move, the other customer is deleted',
  })
  mergeCustomers(
    @Ctx() ctx: SignedInContext,
    @Arg('input', () => MergeCustomersInput) input: MergeCustomersInput,
  ): Promise<CustomerMergeType> {
    return runCommand(mergeCustomers, ctx, input);
  }

  @Price(10)
  @Runs(undoCustomerMerge)
  @Mutation(() => CustomerMergeType, {
    description: 'Takes a merge back, unless anything of it was changed since',
  })
  async undoCustomerMerge(
    @Ctx() ctx: SignedInContext,
    @Arg('operationId', () => Int, { description: 'As mergeCustomers answered it' })
    operationId: number,
  ): Promise<CustomerMergeType> {
    return { operationId, ...(await runCommand(undoCustomerMerge, ctx, { operationId })) };
  }
}
