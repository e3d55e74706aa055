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
    'What bookings are sorted by. Names and cars go by the alphabet, ё as е; statuses: active, planned, completed, cancelled',
});
registerEnumType(SortDirectionEnum, {
  name: 'SortDirection',
  description: 'asc: from the first, the oldest; desc: from the last, the newest',
});

@InputType({ description: 'The order of the booking list' })
class BookingSortInput {
  @Field(() => BookingSortFieldEnum, { description: 'By what' })
  field!: BookingSortField;

  @Field(() => SortDirectionEnum, { defaultValue: 'desc', description: 'Which way' })
  direction!: SortDirection;
}

@ArgsType()
export class BookingsPageArgs extends ListArgs {
  @Field(() => BookingStatusEnum, { nullable: true, description: 'Only bookings of this status' })
  status?: BookingStatus | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'With `end`: only live bookings that earn on the days of this period',
  })
  start?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'End of that period' })
  end?: Date | null;

  @Field(() => Int, { nullable: true, description: 'Only bookings of this car' })
  carId?: number | null;

  @Field(() => BookingSortInput, { nullable: true, description: 'Unset: the newest record first' })
  sort?: BookingSortInput | null;
}

@ObjectType('BookingCounters', { description: 'How many bookings there are of each status' })
class BookingCountersType implements BookingCounters {
  @Field(() => Int, { description: 'Of any status' })
  total!: number;

  @Field(() => Int, { description: 'Under way' })
  active!: number;

  @Field(() => Int, { description: 'Still to come' })
  planned!: number;

  @Field(() => Int, { description: 'Over' })
  completed!: number;

  @Field(() => Int, { description: 'In the archive' })
  cancelled!: number;
}

@ObjectType('BookingPage', { description: 'A page of the booking list' })
export class BookingPageType {
  @Field(() => [ListedBookingType], {
    description: 'The bookings of the page, in the requested order',
  })
  items!: readonly ListedBookingRecord[];

  @Field(() => Int, { description: 'How many the question and the status let through' })
  total!: number;

  @Field(() => BookingCountersType, {
    description: 'How many there are of each status, whatever the status filter',
  })
  counters!: BookingCounters;
}

@ObjectType('BookingList', { description: 'All complete bookings, cancelled ones included' })
export class BookingListType {
  @Field(() => [ListedBookingType], { description: 'The newest record first' })
  items!: readonly ListedBookingRecord[];

  @Field(() => String, {
    nullable: true,
    description: 'With `limit` or `cursor`: where the list goes on; null at its end',
  })
  nextCursor!: string | null;
}
