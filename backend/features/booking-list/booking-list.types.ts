import { DateTime } from '@backend/operation/scalars';
import { BookingStatusEnum } from '@backend/operation/types/enums.types';
import { ListArgs } from '@backend/operation/types/list-args.types';
import { ListedBookingType } from '@backend/operation/types/listed-booking.types';
import type { BookingCounters } from '@backend/store/queries/bookings/booking-page-queries';
import type { ListedBookingRecord } from '@backend/store/queries/bookings/listed-booking-queries';
import {
  BOOKING_SORT_FIELDS,
  type BookingSortField,
  SORT_DIRECTIONS,
  type SortDirection,
} from '@schema/constants/booking-list';
import type { BookingStatus } from '@schema/statuses';
import { ArgsType, Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';

function named<T extends string>(names: readonly T[]): { readonly [N in T]: N } {
  return Object.fromEntries(names.map((name) => [name, name])) as { [N in T]: N };
}

const BookingSortFieldEnum = named<BookingSortField>(BOOKING_SORT_FIELDS);
const SortDirectionEnum = named<SortDirection>(SORT_DIRECTIONS);

registerEnumType(BookingSortFieldEnum, {
  name: 'BookingSortField',
  description:
    'Sort field of bookings; names and cars sort alphabetically with ё as е, statuses as active, planned, completed, cancelled',
});
registerEnumType(SortDirectionEnum, {
  name: 'SortDirection',
  description: 'Sort direction; `asc`: first or oldest first, `desc`: last or newest first',
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
