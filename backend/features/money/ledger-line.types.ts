import { DateTime, Roubles } from '@backend/operation/scalars';
import type { MoneyDirection, MoneyMethod } from '@schema/values/money/ledger';
import type { Kopecks } from '@schema/values/money/money';
import { Field, Int, ObjectType } from 'type-graphql';
import { MoneyDirectionEnum, MoneyMethodEnum } from './money-enums.types';

/** Money that came or went. Abstract. */
@ObjectType({ simpleResolvers: true })
export abstract class MovedMoney {
  @Field(() => Int, { description: 'Number of the line' })
  id!: number;

  @Field(() => MoneyDirectionEnum, { description: 'Which way it went' })
  direction!: MoneyDirection;

  @Field(() => Roubles, { description: 'More than 0' })
  amount!: Kopecks;

  @Field(() => MoneyMethodEnum, { description: 'How it was paid' })
  method!: MoneyMethod;

  @Field(() => DateTime, { description: 'When it was recorded' })
  happenedAt!: Date;

  @Field(() => String, {
    description:
      'Login of who recorded it, as it was then; of a line that takes back another: of who recorded that',
  })
  userName!: string;

  @Field(() => String, { nullable: true, description: 'As typed' })
  comment!: string | null;

  @Field(() => Int, { nullable: true, description: 'Number of the line that this one takes back' })
  reversesId!: number | null;
}

/** A line with what may be done with it. Abstract. */
@ObjectType({ simpleResolvers: true })
export abstract class LedgerLine extends MovedMoney {
  @Field(() => Boolean, { description: 'Taken back by another line' })
  isReversed!: boolean;

  @Field(() => Boolean, { description: 'May be taken back now' })
  mayReverse!: boolean;
}
