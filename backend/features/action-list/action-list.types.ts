import type { ActionConflict, ActionTask, TaskKind } from '@backend/domain/day/action-list';
import { DateTime } from '@backend/operation/scalars';
import { enumOf } from '@backend/operation/types/enum-of';
import { ListedBookingType } from '@backend/operation/types/listed-booking.types';
import { RecordedWork } from '@backend/operation/types/maintenance.types';
import type { BoardMaintenanceRecord } from '@backend/store/queries/board/event-rows';
import type { ListedBookingRecord } from '@backend/store/queries/bookings/listed-booking-queries';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { ActionListAnswer } from './read-action-list';

const TASK_KINDS = enumOf<TaskKind>(['handover', 'return']);
registerEnumType(TASK_KINDS, {
  name: 'ActionKind',
  description: 'Kind of task: handover or return of a car',
});

@ObjectType('ActionTask', { description: 'Handover or return of a car' })
class ActionTaskType implements ActionTask<ListedBookingRecord> {
  @Field(() => TASK_KINDS, { description: 'Handover or return' })
  kind!: TaskKind;

  @Field(() => DateTime, { description: 'Pickup or return time of the booking' })
  at!: Date;

  @Field(() => Boolean, { description: 'Whether that time has passed' })
  isLate!: boolean;

  @Field(() => ListedBookingType, { description: 'Booking to be handed over or returned' })
  booking!: ListedBookingType;

  @Field(() => ListedBookingType, {
    nullable: true,
    description:
      'For an overdue return, the next booking of the car whose handover is due today or late; null otherwise',
  })
  nextBooking!: ListedBookingType | null;
}

@ObjectType('ActionWork', { description: 'Unfinished maintenance that overlaps bookings' })
class ActionWorkType extends RecordedWork {}

@ObjectType('ActionConflict', {
  description: 'Unfinished maintenance and the bookings it overlaps',
})
class ActionConflictType implements ActionConflict<ListedBookingRecord, BoardMaintenanceRecord> {
  @Field(() => ActionWorkType, { description: 'Unfinished maintenance' })
  maintenance!: ActionWorkType;

  @Field(() => [ListedBookingType], { description: 'Overlapping bookings, by start' })
  bookings!: readonly ListedBookingType[];
}

@ObjectType('ActionList', { description: 'Handovers, returns and conflicts that need action now' })
export class ActionListType implements ActionListAnswer {
  @Field(() => [ActionTaskType], {
    description: 'Returns past their time without a return mark, longest overdue first',
  })
  overdue!: readonly ActionTaskType[];

  @Field(() => [ActionTaskType], {
    description:
      'Other handovers and returns of today and late handovers, by time, without those of `nextBooking`',
  })
  today!: readonly ActionTaskType[];

  @Field(() => [ActionConflictType], {
    description: 'Unfinished maintenance with the bookings it overlaps',
  })
  conflicts!: readonly ActionConflictType[];

  @Field(() => Int, {
    nullable: true,
    description: 'Number of incomplete bookings; null for users who may not edit bookings',
  })
  incompleteCount!: number | null;

  @Field(() => Int, {
    description: 'Number of tasks and conflicts; all incomplete bookings count as one',
  })
  total!: number;
}
