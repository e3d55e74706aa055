import { JSON as AnyJson, DateTime } from '@backend/operation/scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import type { ChangePage, ChangeRecord } from './read-history';

@ObjectType('ChangeRecord', { description: 'Change of a record' })
class ChangeRecordType implements ChangeRecord {
  @Field(() => Int, { description: 'ID of the change, greater for later changes' })
  id!: number;

  @Field(() => DateTime, { description: 'Time of the change' })
  at!: Date;

  @Field(() => Int, {
    nullable: true,
    description: 'ID of the user who made the change; null for the system',
  })
  userId!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Login of the user at the time of the change; null for the system',
  })
  userLogin!: string | null;

  @Field(() => String, { description: 'Name of the operation, e.g. updateBooking' })
  operation!: string;

  @Field(() => String, { description: 'Type of the changed record, e.g. Booking' })
  entity!: string;

  @Field(() => Int, { description: 'ID of the changed record' })
  entityId!: number;

  @Field(() => AnyJson, {
    nullable: true,
    description: 'Record before the change, amounts in roubles; null when it did not exist',
  })
  before!: unknown;

  @Field(() => AnyJson, {
    nullable: true,
    description: 'Record after the change, amounts in roubles; null when it was deleted',
  })
  after!: unknown;
}

@ObjectType('ChangePage', { description: 'Page of a change history' })
export class ChangePageType implements ChangePage {
  @Field(() => [ChangeRecordType], { description: 'Changes of the page, latest change first' })
  items!: readonly ChangeRecord[];

  @Field(() => Int, { description: 'Number of changes on all pages' })
  total!: number;
}
