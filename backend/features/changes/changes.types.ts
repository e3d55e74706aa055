import { DateTime } from '@backend/operation/scalars';
import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType('ChangeNotice', {
  description: 'What became stale; clients read again what they show',
  simpleResolvers: true,
})
export class ChangeNoticeType {
  @Field(() => [String], { description: 'Lists that became stale: board, daily, fleet, …' })
  topics!: string[];

  @Field(() => [Int], { description: 'Cars concerned; empty: any' })
  carIds!: number[];

  @Field(() => String, {
    description:
      'The operation that changed them; `subscribed`: none, see `since`; with all topics, what has changed is not known',
  })
  operation!: string;

  @Field(() => String, {
    nullable: true,
    description: '`X-Change-Id` header of the request that made the change; null: it had none',
  })
  changeId?: string | null;

  @Field(() => String, { description: 'Position of the live connection after this notice' })
  cursor!: string;

  @Field(() => DateTime)
  at!: Date;
}
