import { DateTime, Day } from '@backend/operation/scalars';
import { enumOf } from '@backend/operation/types/enum-of';
import { BookingStatusEnum } from '@backend/operation/types/enums.types';
import { ListArgs } from '@backend/operation/types/list-args.types';
import { ListedBookingType } from '@backend/operation/types/listed-booking.types';
import type { BookingCounters } from '@backend/store/queries/bookings/booking-page-queries';
import type { ListedBookingRecord } from '@backend/store/queries/bookings/listed-booking-queries';
import {
  BOOKING_MONEY_FILTERS,
  BOOKING_SORT_FIELDS,
  type BookingMoneyFilter,
  type BookingSortField,
  SORT_DIRECTIONS,
  type SortDirection,
} from '@schema/constants/booking-list';
import type { BookingStatus } from '@schema/statuses';
import { ArgsType, Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';

const BookingSortFieldEnum = enumOf(BOOKING_SORT_FIELDS);
const SortDirectionEnum = enumOf(SORT_DIRECTIONS);
const BookingMoneyFilterEnum = enumOf(BOOKING_MONEY_FILTERS);

registerEnumType(BookingSortFieldEnum, {
  name: 'BookingSortField',
  description:
    'Sort field of bookings; names and cars sort alphabetically with ё as е, statuses as active, planned, completed, cancelled',
});
registerEnumType(SortDirectionEnum, {
  name: 'SortDirection',
  description: 'Sort direction; `asc`: first or oldest first, `desc`: last or newest first',
});

registerEnumType(BookingMoneyFilterEnum, {
  name: 'BookingMoneyFilter',
  description:
    'Money of a rental; `unpaid`: the customer owes rent or charges, `untaken`: the agreed deposit is not taken although the car is handed over',
});

@InputType({ description: 'Sort order of the booking list' })
class BookingSortInput {
  @Field(() => BookingSortFieldEnum, { description: 'Sort field' })
  field!: BookingSortField;

  @Field(() => SortDirectionEnum, { defaultValue: 'desc', description: 'Sort direction' })
  direction!: SortDirection;
}

@ArgsType()
export class BookingsPageArgs extends ListArgs {
  @Field(() => BookingStatusEnum, {
    nullable: true,
    description: 'Status of the bookings to return; defaults to all',
  })
  status?: BookingStatus | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'Start of a period; with `end`, returns only uncancelled bookings with a rental day in the period',
  })
  start?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'End of the period' })
  end?: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: 'ID of the car whose bookings to return; defaults to all cars',
  })
  carId?: number | null;

  @Field(() => Day, {
    nullable: true,
    description: 'First day; returns only bookings that touch this day or a later one',
  })
  from?: string | null;

  @Field(() => Day, {
    nullable: true,
    description:
      'Last day, not before `from`; returns only bookings that touch this day or an earlier one',
  })
  to?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'ID of the source of the bookings to return; defaults to all sources',
  })
  sourceId?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Brand and model of the cars whose bookings to return, as in `bookingFilters`',
  })
  model?: string | null;

  @Field(() => BookingMoneyFilterEnum, {
    nullable: true,
    description: 'Money of the rentals to return; FORBIDDEN without `edit_bookings`',
  })
  money?: BookingMoneyFilter | null;

  @Field(() => BookingSortInput, {
    nullable: true,
    description: 'Sort order; defaults to newest first',
  })
  sort?: BookingSortInput | null;
}

@ObjectType('BookingCounters', { description: 'Number of bookings by status' })
class BookingCountersType implements BookingCounters {
  @Field(() => Int, { description: 'Number of bookings of any status' })
  total!: number;

  @Field(() => Int, { description: 'Number of active bookings' })
  active!: number;

  @Field(() => Int, { description: 'Number of planned bookings' })
  planned!: number;

  @Field(() => Int, { description: 'Number of completed bookings' })
  completed!: number;

  @Field(() => Int, { description: 'Number of cancelled bookings' })
  cancelled!: number;
}

@ObjectType('BookingPage', { description: 'Page of the booking list' })
export class BookingPageType {
  @Field(() => [ListedBookingType], {
    description: 'Bookings of the page, in the requested order',
  })
  items!: readonly ListedBookingRecord[];

  @Field(() => Int, { description: 'Number of bookings on all pages, matching search and filters' })
  total!: number;

  @Field(() => BookingCountersType, {
    description: 'Number of bookings by status, matching search and filters except `status`',
  })
  counters!: BookingCounters;
}

@ObjectType('BookingList', { description: 'All complete bookings, cancelled ones included' })
export class BookingListType {
  @Field(() => [ListedBookingType], { description: 'Bookings, newest first' })
  items!: readonly ListedBookingRecord[];

  @Field(() => String, {
    nullable: true,
    description: 'Cursor of the next part, when `limit` or `cursor` is given; null at the end',
  })
  nextCursor!: string | null;
}

@ObjectType({ description: 'Source by which the booking list can be filtered' })
class FilterSource {
  @Field(() => Int, { description: 'ID of the source' })
  id!: number;

  @Field(() => String, { description: 'Name of the source' })
  name!: string;
}

@ObjectType({ description: 'Values by which the booking list can be filtered' })
export class BookingFilters {
  @Field(() => [FilterSource], { description: 'Sources, by name' })
  sources!: FilterSource[];

  @Field(() => [String], { description: 'Brands and models of the cars, by name' })
  models!: string[];
}
