import type { RequestContext } from '@backend/operation/context';
import { Form } from '@backend/operation/form';
import { Permit } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { SliceArgs } from '@backend/operation/types/list-args.types';
import { ListedBookingType } from '@backend/operation/types/listed-booking.types';
import type { BookingPageData } from '@backend/store/queries/bookings/booking-page-queries';
import type { ListedBookingRecord } from '@backend/store/queries/bookings/listed-booking-queries';
import { bookingsPagePayload } from '@schema/forms/list-query';
import { listSlicePayload } from '@schema/forms/list-slice';
import { Arg, Args, Ctx, Int, Query, Resolver } from 'type-graphql';
import {
  BookingFilters,
  BookingListType,
  BookingPageType,
  BookingsPageArgs,
} from './booking-list.types';
import { readBookingFilters } from './read-booking-filters';
import { readBookings } from './read-bookings';
import { readBookingsPage } from './read-bookings-page';
import { readListedBooking } from './read-listed-booking';

@Resolver(() => BookingListType)
export class BookingsListResolver {
  @Price(5, { pageSize: 50 })
  @Permit('view_booking_list')
  @Form(bookingsPagePayload, ({ start, end, ...rest }) => ({
    ...rest,
    startDate: start,
    endDate: end,
  }))
  @Query(() => BookingPageType, {
    description: 'Page of the booking list with search, filters, sorting and counters',
  })
  bookingsPage(
    @Ctx() ctx: RequestContext,
    @Args(() => BookingsPageArgs) query: BookingsPageArgs,
  ): Promise<BookingPageData> {
    return readBookingsPage(ctx, query);
  }

  @Price(1)
  @Permit('view_booking_list')
  @Query(() => BookingFilters, {
    description: 'Values by which the booking list can be filtered',
  })
  bookingFilters(@Ctx() ctx: RequestContext): Promise<BookingFilters> {
    return readBookingFilters(ctx);
  }

  @Price(1)
  @Permit('view_booking_list')
  @Query(() => ListedBookingType, {
    description: 'Booking as the list shows it, archived or not',
  })
  listedBooking(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => Int, { description: 'ID of the booking' }) id: number,
  ): Promise<ListedBookingRecord> {
    return readListedBooking(ctx, id);
  }

  @Price(50, { limit: 1000 })
  @Permit('view_booking_list')
  @Form(listSlicePayload)
  @Query(() => BookingListType, {
    description: 'All complete bookings, cancelled ones included; see `bookingsPage` for pages',
  })
  bookings(
    @Ctx() ctx: RequestContext,
    @Args(() => SliceArgs) slice: SliceArgs,
  ): Promise<BookingListType> {
    return readBookings(ctx, slice);
  }
}
