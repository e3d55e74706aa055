import { DateTime, Roubles } from '@backend/operation/scalars';
import { enumOf } from '@backend/operation/types/enum-of';
import { READ_VERSION, VERSION } from '@backend/operation/types/read-version.types';
import { TEXT_LIMITS } from '@schema/constants';
import type { Kopecks } from '@schema/values/money/money';
import { TILL_KINDS, type TillKind } from '@schema/values/money/tills';
import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';

/*
 * Required form fields are nullable here so that a missing value gets the message of its field
 * (schema/forms) instead of a GraphQL parser error.
 */

export const TillKindEnum = enumOf(TILL_KINDS);
registerEnumType(TillKindEnum, {
  name: 'TillKind',
  description: 'Till of the office or of a user',
});

@ObjectType('LastTillCount', { description: 'Last count of a till' })
class LastCountType {
  @Field(() => DateTime, { description: 'Time of the count' })
  countedAt!: Date;

  @Field(() => String, { description: 'Login, as it was then, of the user who counted' })
  userName!: string;

  @Field(() => Roubles, { description: 'Counted less expected cash' })
  difference!: Kopecks;

  @Field(() => Boolean, { description: 'Whether it set what the till began with' })
  isFirst!: boolean;
}

@ObjectType('Till', { description: 'Place where cash is kept' })
export class TillType {
  @Field(() => Int, { description: 'ID of the till' })
  id!: number;

  @Field(() => TillKindEnum, { description: 'Kind of till' })
  kind!: TillKind;

  @Field(() => String, { description: 'Name; of a user, the login' })
  name!: string;

  @Field(() => Int, { nullable: true, description: "Owner of a user's till; null for the office" })
  userId!: number | null;

  @Field(() => Boolean, {
    description: 'Whether every user who records money may use it; else only `userIds`',
  })
  isForAll!: boolean;

  @Field(() => [Int], { description: "IDs of the users of an office's till" })
  userIds!: readonly number[];

  @Field(() => Boolean, {
    description: 'Whether the till is closed, as is the empty one of a deleted account',
  })
  isClosed!: boolean;

  @Field(() => Boolean, { description: 'Whether the caller may use it' })
  mayUse!: boolean;

  @Field(() => Roubles, {
    nullable: true,
    description: 'Cash in the till now; null when the caller may neither use it nor view analytics',
  })
  balance!: Kopecks | null;

  @Field(() => LastCountType, {
    nullable: true,
    description: 'Last count; null when never counted or when the balance is not visible',
  })
  lastCount!: LastCountType | null;

  @Field(() => Int, { description: VERSION })
  version!: number;
}

@ObjectType('CashReceiver', { description: 'User without a till, to whom cash can be handed' })
class CashReceiverType {
  @Field(() => Int, { description: 'ID of the user' })
  userId!: number;

  @Field(() => String, { description: 'Login' })
  name!: string;
}

@ObjectType('CashHandover', { description: 'Cash given from one till to another' })
export class CashHandoverType {
  @Field(() => Int, { description: 'ID of the handover' })
  id!: number;

  @Field(() => Int, { description: 'ID of the till that pays' })
  fromTillId!: number;

  @Field(() => String, { description: 'Name of the till that pays' })
  fromName!: string;

  @Field(() => Int, { description: 'ID of the till that receives' })
  toTillId!: number;

  @Field(() => String, { description: 'Name of the till that receives' })
  toName!: string;

  @Field(() => Roubles, { description: 'Amount in roubles, greater than 0' })
  amount!: Kopecks;

  @Field(() => DateTime, { description: 'Time of sending' })
  sentAt!: Date;

  @Field(() => String, { description: 'Login, as it was then, of the sender' })
  userName!: string;

  @Field(() => String, { nullable: true, description: 'Comment; null when there is none' })
  comment!: string | null;

  @Field(() => Boolean, { description: 'Whether the receiver has yet to accept it' })
  isPending!: boolean;

  @Field(() => Boolean, { description: 'Whether the caller may accept or decline it' })
  mayAccept!: boolean;

  @Field(() => Boolean, { description: 'Whether the caller may withdraw it' })
  mayWithdraw!: boolean;
}

@ObjectType({ description: 'Tills, and the handovers of cash that wait for their receiver' })
export class Tills {
  @Field(() => [TillType], { description: "The office's tills by name, then users' by login" })
  tills!: readonly TillType[];

  @Field(() => [CashHandoverType], { description: 'Handovers that wait, oldest first' })
  handovers!: readonly CashHandoverType[];

  @Field(() => [CashReceiverType], { description: 'Users without a till, by login' })
  receivers!: readonly CashReceiverType[];
}

@InputType({ description: 'Till of the office' })
export class CreateTillInput {
  @Field(() => String, {
    nullable: true,
    description: `Name, unique, at most ${TEXT_LIMITS.name} characters; required`,
  })
  name?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether every user who records money may use it; defaults to true',
  })
  isForAll?: boolean | null;

  @Field(() => [Int], {
    nullable: true,
    description: 'IDs of its users when it is not for all',
  })
  userIds?: number[] | null;
}

@InputType({ description: 'Changes to a till of the office; omitted fields stay' })
export class UpdateTillInput {
  @Field(() => String, { nullable: true, description: 'Name' })
  name?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether every user who records money may use it',
  })
  isForAll?: boolean | null;

  @Field(() => [Int], {
    nullable: true,
    description: 'IDs of its users when it is not for all',
  })
  userIds?: number[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Closes or reopens an empty till' })
  isClosed?: boolean | null;

  @Field(() => Int, { nullable: true, description: READ_VERSION })
  version?: number | null;
}
