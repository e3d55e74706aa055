import { JSON as AnyJson, DateTime } from '@backend/operation/scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import type { ChangePage, ChangeRecord } from './read-history';

@ObjectType('ChangeRecord', { description: 'One thing somebody did' })
class ChangeRecordType implements ChangeRecord {
  @Field(() => Int, { description: 'Number of the change; later ones are greater' })
  id!: number;

  @Field(() => DateTime, { description: 'When' })
  at!: Date;

  @Field(() => Int, { nullable: true, description: 'Number of the user; null: the product itself' })
  userId!: number | null;

  @Field(() => String, { nullable: true, description: 'Login the user had then' })
  userLogin!: string | null;

  @Field(() => String, { description: 'Name of the operation, e.g. updateBooking' })
  operation!: string;

  @Field(() => String, { description: 'What was changed, e.g. Booking' })
  entity!: string;

  @Field(() => Int, { description: 'Number of what was changed' })
  entityId!: number;

  @Field(() => AnyJson, {
    nullable: true,
    description: 'As it was, amounts in roubles; null: it was not there',
  })
  before!: unknown;

  @Field(() => AnyJson, {
    nullable: true,
    description: 'As it became, amounts in roubles; null: deleted',
  })
  after!: unknown;
}

@ObjectType('ChangePage', { description: 'A page of a change history' })
export class ChangePageType implements ChangePage {
  @Field(() => [ChangeRecordType], { description: 'The latest change first' })
  items!: readonly ChangeRecord[];

  @Field(() => Int, { description: 'How many changes there were' })
  total!: number;
}
