import { DateTime } from '@backend/operation/scalars';
import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType('ChangeNotice', {
  description: 'Notice that lists have changed and should be read again',
  simpleResolvers: true,
})
export class ChangeNoticeType {
  @Field(() => [String], {
    description: 'Names of the lists to read again: board, daily, fleet, …',
  })
  topics!: string[];

  @Field(() => [Int], { description: 'IDs of the changed cars; empty for any car' })
  carIds!: number[];

  @Field(() => String, {
    description:
      'Operation that made the change, or `subscribed` for a notice without one; with all topics, `subscribed` means that the changes are not known',
  })
  operation!: string;

  @Field(() => String, {
    nullable: true,
    description: '`X-Change-Id` header of the request that made the change; null when it had none',
  })
  changeId?: string | null;

  @Field(() => String, { description: 'Position in the live connection after this notice' })
  cursor!: string;

  @Field(() => DateTime, { description: 'Time of the change' })
  at!: Date;
}
