import { DateTime, Roubles } from '@backend/operation/scalars';
import { MoneyDirectionEnum, MoneyMethodEnum } from '@backend/operation/types/money-enums.types';
import type { MoneyDirection, MoneyMethod } from '@schema/values/money/ledger';
import type { Kopecks } from '@schema/values/money/money';
import { Field, Int, ObjectType } from 'type-graphql';

/** A line of incoming or outgoing money. Abstract. */
@ObjectType({ simpleResolvers: true })
export abstract class MovedMoney {
  @Field(() => Int, { description: 'ID of the entry' })
  id!: number;

  @Field(() => MoneyDirectionEnum, { description: 'Direction: from or to the customer' })
  direction!: MoneyDirection;

  @Field(() => Roubles, { description: 'Amount in roubles, greater than 0' })
  amount!: Kopecks;

  @Field(() => MoneyMethodEnum, { description: 'Payment method' })
  method!: MoneyMethod;

  @Field(() => DateTime, { description: 'Recording time' })
  happenedAt!: Date;

  @Field(() => String, {
    description:
      'Login, as it was then, of the user who recorded the entry; of an offsetting entry, of the user who recorded the reversed one',
  })
  userName!: string;

  @Field(() => String, { nullable: true, description: 'Comment; null when there is none' })
  comment!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'ID of the entry that this one reverses; null when it reverses none',
  })
  reversesId!: number | null;
}

/** A line with its allowed actions. Abstract. */
@ObjectType({ simpleResolvers: true })
export abstract class LedgerLine extends MovedMoney {
  @Field(() => Boolean, { description: 'Whether another entry reverses this one' })
  isReversed!: boolean;

  @Field(() => Boolean, { description: 'Whether the entry can be reversed now' })
  mayReverse!: boolean;
}
