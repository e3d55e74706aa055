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
  description: 'What is to be done with the car',
});

@ObjectType('ActionTask', { description: 'A car to be handed over or taken back' })
class ActionTaskType implements ActionTask<ListedBookingRecord> {
  @Field(() => TASK_KINDS, { description: 'Handover or return' })
  kind!: TaskKind;

  @Field(() => DateTime, { description: 'Moment of the contract' })
  at!: Date;

  @Field(() => Boolean, { description: 'That moment has passed' })
  isLate!: boolean;

  @Field(() => ListedBookingType, { description: 'Whose car it is' })
  booking!: ListedBookingType;

  @Field(() => ListedBookingType, {
    nullable: true,
    description: 'Of an overdue return: who takes the car next, today or already waiting',
  })
  nextBooking!: ListedBookingType | null;
}

@ObjectType('ActionWork', { description: 'Unfinished service work that overlaps bookings' })
class ActionWorkType extends RecordedWork {}

@ObjectType('ActionConflict', { description: 'Service work and the bookings it overlaps' })
class ActionConflictType implements ActionConflict<ListedBookingRecord, BoardMaintenanceRecord> {
  @Field(() => ActionWorkType, { description: 'The work' })
  maintenance!: ActionWorkType;

  @Field(() => [ListedBookingType], { description: 'By start' })
  bookings!: readonly ListedBookingType[];
}

@ObjectType('ActionList', { description: 'What needs action at this moment' })
export class ActionListType implements ActionListAnswer {
  @Field(() => [ActionTaskType], {
    description: 'Returns whose time has passed without the mark, the longest overdue first',
  })
  overdue!: readonly ActionTaskType[];

  @Field(() => [ActionTaskType], {
    description:
      'Handovers and returns left of today, in order of time, without those of `nextBooking`',
  })
  today!: readonly ActionTaskType[];

  @Field(() => [ActionConflictType], { description: 'Unfinished service work over bookings' })
  conflicts!: readonly ActionConflictType[];

  @Field(() => Int, {
    nullable: true,
    description: 'Incomplete bookings; null for a user who may not edit bookings',
  })
  incompleteCount!: number | null;

  @Field(() => Int, {
    description: 'How much there is to do; all incomplete bookings together are one thing',
  })
  total!: number;
}
