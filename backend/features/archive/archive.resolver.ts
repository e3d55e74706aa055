import type { RequestContext } from '@backend/operation/context';
import { Form } from '@backend/operation/form';
import { Permit } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { ListArgs } from '@backend/operation/types/list-args.types';
import {
  type CancellationSummary,
  loadCancellationSummary,
} from '@backend/store/queries/bookings/cancellation-queries';
import {
  type CancelledPage,
  loadCancelled,
} from '@backend/store/queries/bookings/cancelled-page-queries';
import { listQueryPayload } from '@schema/forms/list-query';
import { Args, Ctx, FieldResolver, Query, Resolver } from 'type-graphql';
import {
  BookingArchiveType,
  CancellationSummaryType,
  CancelledBookingPageType,
} from './archive.types';
import { readCancelledBookings } from './read-cancelled-bookings';

@Resolver(() => BookingArchiveType)
export class ArchiveResolver {
  @Price(5, { pageSize: 50 })
  @Permit('view_archive')
  @Form(listQueryPayload)
  @Query(() => CancelledBookingPageType, {
    description: 'Page of cancelled bookings with search',
  })
  cancelledBookings(
    @Ctx() ctx: RequestContext,
    @Args(() => ListArgs) query: ListArgs,
  ): Promise<CancelledPage> {
    return readCancelledBookings(ctx, query);
  }

  @Price(10)
  @Permit('view_archive')
  @Query(() => CancellationSummaryType, {
    description: 'Summary of all cancelled bookings',
  })
  cancellationSummary(@Ctx() ctx: RequestContext): Promise<CancellationSummary> {
    return loadCancellationSummary(ctx.em, ctx.zone);
  }

  @Price(60)
  @Permit('view_archive')
  @Query(() => BookingArchiveType, {
    description: 'All cancelled bookings and their summary; see `cancelledBookings` for pages',
  })
  async bookingArchive(@Ctx() ctx: RequestContext): Promise<BookingArchiveType> {
    const { now, config } = ctx;
    const { requireReturnMark } = config;
    return { items: await loadCancelled(ctx.em, { now, requireReturnMark }) };
  }

  @FieldResolver(() => CancellationSummaryType, {
    description: 'Summary of all cancelled bookings',
  })
  summary(@Ctx() ctx: RequestContext): Promise<CancellationSummary> {
    return loadCancellationSummary(ctx.em, ctx.zone);
  }
}
