import { DateTime, Day, Roubles } from '@backend/operation/scalars';
import type { MoneyDirection, PaymentMethod } from '@schema/values/money/ledger';
import type { Kopecks } from '@schema/values/money/money';
import {
  COLLECTION_PLACES,
  type CollectionPlace,
  OPERATION_KINDS,
  type OperationKind,
} from '@schema/values/money/tills';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from './enum-of';
import { MoneyDirectionEnum, PaymentMethodEnum } from './money-enums.types';

export const OperationKindEnum = enumOf(OPERATION_KINDS);
registerEnumType(OperationKindEnum, {
  name: 'OperationKind',
  description: 'Expense, collection of cash, or payout to a partner',
});

export const CollectionPlaceEnum = enumOf(COLLECTION_PLACES);
registerEnumType(CollectionPlaceEnum, {
  name: 'CollectionPlace',
  description: 'Destination of collected cash',
});

@ObjectType('MoneyOperation', {
  description: "Money that leaves the company's tills or accounts: expense, collection, payout",
})
export class OperationType {
  @Field(() => Int, { description: 'ID of the operation' })
  id!: number;

  @Field(() => OperationKindEnum, { description: 'Kind of operation' })
  kind!: OperationKind;

  @Field(() => MoneyDirectionEnum, { description: '`out`; `in` for an offsetting operation' })
  direction!: MoneyDirection;

  @Field(() => Roubles, { description: 'Amount in roubles, greater than 0' })
  amount!: Kopecks;

  @Field(() => PaymentMethodEnum, { description: 'Payment method' })
  method!: PaymentMethod;

  @Field(() => Int, { nullable: true, description: 'ID of the till; null unless in cash' })
  tillId!: number | null;

  @Field(() => Int, { nullable: true, description: 'ID of the kind of an expense' })
  expenseKindId!: number | null;

  @Field(() => Int, { nullable: true, description: 'ID of the car of an expense' })
  carId!: number | null;

  @Field(() => String, { nullable: true, description: 'The car as it was named then' })
  carTitle!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'ID of the recipient of a payout, or of the partner who bears the expense',
  })
  partnerId!: number | null;

  @Field(() => String, { nullable: true, description: 'The partner as named then' })
  partnerName!: string | null;

  @Field(() => CollectionPlaceEnum, {
    nullable: true,
    description: 'Destination of a collection',
  })
  place!: CollectionPlace | null;

  @Field(() => Day, { description: 'Day of the document, in company time' })
  spentOn!: string;

  @Field(() => DateTime, { description: 'Recording time, when the money moves' })
  happenedAt!: Date;

  @Field(() => String, { description: 'Login, as it was then, of the author' })
  userName!: string;

  @Field(() => String, { nullable: true, description: 'Comment; null when there is none' })
  comment!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why the till had less than the amount; null when it had enough',
  })
  shortReason!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'ID of the operation that this one reverses; null when it reverses none',
  })
  reversesId!: number | null;
}
