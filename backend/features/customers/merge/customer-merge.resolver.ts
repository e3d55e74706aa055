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
    description: 'Pairs of customers that may be the same person, most likely first',
  })
  customerDuplicates(
    @Ctx() ctx: RequestContext,
    @Arg('limit', () => Int, {
      nullable: true,
      description: 'Maximum number of pairs, 1–100; defaults to 20',
    })
    limit: number | null,
  ): Promise<CustomerDuplicatesType> {
    return readCustomerDuplicates(ctx, limit);
  }

  @Price(2)
  @Permit('view_clients')
  @Query(() => CustomerMergePreviewType, {
    description: 'Preview of a merge of two customers',
  })
  customerMergePreview(
    @Ctx() ctx: RequestContext,
    @Arg('keepId', () => Int, { description: 'ID of the customer to keep' }) keepId: number,
    @Arg('goneId', () => Int, { description: 'ID of the customer to delete' }) goneId: number,
  ): Promise<CustomerMergePreviewType> {
    return readCustomerMergePreview(ctx, keepId, goneId);
  }

  @Price(10)
  @Runs(mergeCustomers)
  @Mutation(() => CustomerMergeType, {
    description:
      'Merge two customers: move bookings, review requests and the advance of one to the other and delete it; STALE when either has changed since the preview',
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
    description: 'Undo a merge of customers; CONFLICT when any of it has changed since',
  })
  async undoCustomerMerge(
    @Ctx() ctx: SignedInContext,
    @Arg('operationId', () => Int, { description: '`operationId` returned by `mergeCustomers`' })
    operationId: number,
  ): Promise<CustomerMergeType> {
    return { operationId, ...(await runCommand(undoCustomerMerge, ctx, { operationId })) };
  }
}
