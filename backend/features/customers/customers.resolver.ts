import { Runs, runCommand } from '@backend/operation/command';
import type { RequestContext, SignedInContext } from '@backend/operation/context';
import { Form } from '@backend/operation/form';
import { Permit } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { CustomerType } from '@backend/operation/types/customer.types';
import { ListArgs } from '@backend/operation/types/list-args.types';
import {
  type CustomerPage,
  type CustomerRecord,
  loadCustomers,
} from '@backend/store/queries/customers/customer-queries';
import { listQueryPayload, searchPayload } from '@schema/forms/list-query';
import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import {
  ClientAnalyticsType,
  type ClientCard,
  CustomerEditInput,
  CustomerListType,
  CustomerPageType,
  DeletedCustomerType,
} from './customers.types';
import { deleteCustomer } from './delete-customer';
import { findCustomers } from './find-customers';
import { readClientAnalytics } from './read-client-analytics';
import { readCustomer } from './read-customer';
import { readCustomersPage } from './read-customers-page';
import { updateCustomer } from './update-customer';

@Resolver()
export class CustomersResolver {
  @Price(40)
  @Permit('view_clients')
  @Query(() => CustomerListType, {
    description: 'All customers; see `customersPage` for pages',
  })
  async customers(@Ctx() ctx: RequestContext): Promise<CustomerListType> {
    return { items: await loadCustomers(ctx.em) };
  }

  @Price(5, { pageSize: 50 })
  @Permit('view_clients')
  @Form(listQueryPayload)
  @Query(() => CustomerPageType, {
    description: 'Page of customers with search',
  })
  customersPage(
    @Ctx() ctx: RequestContext,
    @Args(() => ListArgs) query: ListArgs,
  ): Promise<CustomerPage> {
    return readCustomersPage(ctx, query);
  }

  @Price(1)
  @Permit('view_clients')
  @Query(() => CustomerType, { description: 'Customer with the given ID' })
  customer(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => Int, { description: 'ID of the customer' }) id: number,
  ): Promise<CustomerRecord> {
    return readCustomer(ctx, id);
  }

  @Price(5, { query: 4 })
  @Permit('edit_bookings', 'view_clients')
  @Form(searchPayload, ({ query, limit }) => ({ search: query, limit }))
  @Query(() => [CustomerType], {
    description: 'Customers that match words of a name or digits of a phone, best match first',
  })
  findCustomers(
    @Ctx() ctx: RequestContext,
    @Arg('query', () => String, {
      description:
        'Part of a name or phone; at least 2 letters or 3 digits, otherwise nothing is found',
    })
    query: string,
    @Arg('limit', () => Int, {
      nullable: true,
      description: 'Maximum number of customers, 1–20; defaults to 8',
    })
    limit: number | null,
  ): Promise<CustomerRecord[]> {
    return findCustomers(ctx, query, limit);
  }

  @Price(2)
  @Permit('view_clients')
  @Query(() => ClientAnalyticsType, {
    description: 'Customer card: details, figures and bookings of a customer',
  })
  clientAnalytics(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => Int, { description: 'ID of the customer' }) id: number,
  ): Promise<ClientCard> {
    return readClientAnalytics(ctx, id);
  }

  @Price(4)
  @Runs(updateCustomer)
  @Mutation(() => CustomerType, { description: 'Update name, phone and e-mail of a customer' })
  updateCustomer(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int, { description: 'ID of the customer' }) id: number,
    @Arg('input', () => CustomerEditInput) input: CustomerEditInput,
  ): Promise<CustomerRecord> {
    return runCommand(updateCustomer, ctx, { id, ...input });
  }

  @Price(10)
  @Runs(deleteCustomer)
  @Mutation(() => DeletedCustomerType, {
    description:
      'Delete a customer permanently, with all bookings; CONFLICT while there is an advance or a rental that is not settled',
  })
  deleteCustomer(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int, { description: 'ID of the customer' }) id: number,
  ): Promise<DeletedCustomerType> {
    return runCommand(deleteCustomer, ctx, { id });
  }
}
