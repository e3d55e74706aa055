import type { SignedInContext } from '@backend/operation/context';
import { Form } from '@backend/operation/form';
import { Permit } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { PageArgs } from '@backend/operation/types/list-args.types';
import { listQueryPayload } from '@schema/forms/list-query';
import { Arg, Args, Ctx, Int, Query, Resolver } from 'type-graphql';
import { ChangePageType } from './history.types';
import { type ChangePage, readHistory } from './read-history';

/** One operation per record type, each with the permission of the section that shows the record. */
@Resolver()
export class HistoryResolver {
  @Price(1, { pageSize: 50 })
  @Permit('view_board', 'view_booking_list', 'view_archive', 'view_logistics', 'edit_bookings')
  @Form(listQueryPayload)
  @Query(() => ChangePageType, { description: 'Change history of a booking, latest change first' })
  bookingHistory(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int, { description: 'ID of the booking' }) entityId: number,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<ChangePage> {
    return readHistory(ctx, { entity: 'Booking', entityId }, page);
  }

  @Price(1, { pageSize: 50 })
  @Permit('view_cars')
  @Form(listQueryPayload)
  @Query(() => ChangePageType, {
    description: 'Change history of a car and its partner shares, latest change first',
  })
  carHistory(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int, { description: 'ID of the car' }) entityId: number,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<ChangePage> {
    return readHistory(ctx, { entity: 'Car', entityId }, page);
  }

  @Price(1, { pageSize: 50 })
  @Permit('view_clients')
  @Form(listQueryPayload)
  @Query(() => ChangePageType, { description: 'Change history of a customer, latest change first' })
  customerHistory(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int, { description: 'ID of the customer' }) entityId: number,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<ChangePage> {
    return readHistory(ctx, { entity: 'Customer', entityId }, page);
  }

  @Price(1, { pageSize: 50 })
  @Permit('view_board', 'view_logistics')
  @Form(listQueryPayload)
  @Query(() => ChangePageType, {
    description: 'Change history of maintenance, latest change first',
  })
  maintenanceHistory(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int, { description: 'ID of the maintenance record' }) entityId: number,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<ChangePage> {
    return readHistory(ctx, { entity: 'Maintenance', entityId }, page);
  }

  @Price(1, { pageSize: 50 })
  @Permit('view_analytics')
  @Form(listQueryPayload)
  @Query(() => ChangePageType, {
    description: 'Change history of a partner and of links to statements, latest change first',
  })
  partnerHistory(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int, { description: 'ID of the partner' }) entityId: number,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<ChangePage> {
    return readHistory(ctx, { entity: 'Partner', entityId }, page);
  }

  @Price(1, { pageSize: 50 })
  @Permit('manage_users')
  @Form(listQueryPayload)
  @Query(() => ChangePageType, {
    description: 'Change history and counts of a till, latest change first',
  })
  tillHistory(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int, { description: 'ID of the till' }) entityId: number,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<ChangePage> {
    return readHistory(ctx, { entity: 'Till', entityId }, page);
  }
}
