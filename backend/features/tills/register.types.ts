import { Visible } from '@backend/operation/permit';
import { DateTime, Day, Roubles } from '@backend/operation/scalars';
import { enumOf } from '@backend/operation/types/enum-of';
import { MoneyDirectionEnum, PaymentMethodEnum } from '@backend/operation/types/money-enums.types';
import { CollectionPlaceEnum } from '@backend/operation/types/money-operation.types';
import type { MoneyDirection, PaymentMethod } from '@schema/values/money/ledger';
import type { Kopecks } from '@schema/values/money/money';
import {
  type CollectionPlace,
  REGISTER_KINDS,
  REGISTER_SOURCES,
  type RegisterKind,
  type RegisterSource,
} from '@schema/values/money/tills';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';

export const RegisterSourceEnum = enumOf(REGISTER_SOURCES);
registerEnumType(RegisterSourceEnum, {
  name: 'RegisterSource',
  description: 'Record of a line of the register; with the ID it names the document',
});

export const RegisterKindEnum = enumOf(REGISTER_KINDS);
registerEnumType(RegisterKindEnum, {
  name: 'RegisterKind',
  description: 'Purpose of a line of the register',
});

/** Opening + received − paid = closing. Abstract. */
@ObjectType({ simpleResolvers: true })
abstract class TurnoverType {
  @Field(() => Roubles, { description: 'Amount before the period' })
  opening!: Kopecks;

  @Field(() => Roubles, { description: 'Received in the period' })
  cameIn!: Kopecks;

  @Field(() => Roubles, { description: 'Paid in the period' })
  wentOut!: Kopecks;

  @Field(() => Roubles, { description: '`opening` + `cameIn` − `wentOut`' })
  closing!: Kopecks;
}

@ObjectType('TillTurnover', { description: 'Cash of one till in a period' })
class TillTurnoverType extends TurnoverType {
  @Field(() => Int, { description: 'ID of the till' })
  tillId!: number;

  @Field(() => String, { description: 'Name of the till' })
  name!: string;
}

@ObjectType('CashTurnover', {
  description: 'Cash of all chosen tills in a period, without handovers between them',
})
class CashTurnoverType extends TurnoverType {
  @Field(() => Roubles, { description: 'Handed over between the chosen tills' })
  between!: Kopecks;
}

@ObjectType('MethodTurnover', { description: 'Money of one method but cash in a period' })
class MethodTurnoverType extends TurnoverType {
  @Field(() => PaymentMethodEnum, { description: 'Payment method' })
  method!: PaymentMethod;
}

@ObjectType('RegisterLine', { description: 'Movement of money with its document' })
export class RegisterLineType {
  @Field(() => RegisterSourceEnum, { description: 'Record of the document' })
  source!: RegisterSource;

  @Field(() => Int, { description: 'Number of the document within its record' })
  id!: number;

  @Field(() => RegisterKindEnum, { description: 'Purpose' })
  kind!: RegisterKind;

  @Field(() => DateTime, { description: 'Time of the movement' })
  happenedAt!: Date;

  @Field(() => PaymentMethodEnum, { description: 'Payment method' })
  method!: PaymentMethod;

  @Field(() => Int, { nullable: true, description: 'ID of the till; null unless in cash' })
  tillId!: number | null;

  @Field(() => String, { nullable: true, description: 'Name of the till; null unless in cash' })
  tillName!: string | null;

  @Field(() => Int, { nullable: true, description: 'ID of the till that receives a handover' })
  toTillId!: number | null;

  @Field(() => String, { nullable: true, description: 'Name of the till that receives a handover' })
  toTillName!: string | null;

  @Field(() => MoneyDirectionEnum, {
    nullable: true,
    description: 'Direction for the chosen tills; null for a handover between two of them',
  })
  direction!: MoneyDirection | null;

  @Field(() => Roubles, { description: 'Amount in roubles; of a count, its difference' })
  amount!: Kopecks;

  @Field(() => Roubles, {
    nullable: true,
    description: 'Cash in the chosen tills after the line; null unless in cash',
  })
  cash!: Kopecks | null;

  @Field(() => String, {
    description: 'Login, as it was then, of the author; of a handover, the sender',
  })
  userName!: string;

  @Field(() => String, { nullable: true, description: 'Comment; null when there is none' })
  comment!: string | null;

  @Field(() => String, { nullable: true, description: 'Why the till had less than the amount' })
  shortReason!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of the document of the same record that this one reverses',
  })
  reversesId!: number | null;

  @Field(() => Boolean, {
    description: 'Whether another document reverses it by now; later reversals change it',
  })
  isReversed!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'ID of the first booking of the rental, which may be deleted',
  })
  bookingId!: number | null;

  @Visible('bookings')
  @Field(() => Int, {
    nullable: true,
    description: 'ID of the customer of an advance; null when the user may not see bookings',
  })
  customerId!: number | null;

  @Visible('bookings')
  @Field(() => String, {
    nullable: true,
    description:
      'Full name of the customer; null without one or when the user may not see bookings',
  })
  customerName!: string | null;

  @Field(() => String, { nullable: true, description: 'Car of the rental or expense' })
  carTitle!: string | null;

  @Field(() => String, { nullable: true, description: 'Kind of an expense' })
  expenseKind!: string | null;

  @Visible('profit')
  @Field(() => String, {
    nullable: true,
    description: 'Partner of a payout or expense; null when the user may not see shares',
  })
  partnerName!: string | null;

  @Field(() => CollectionPlaceEnum, { nullable: true, description: 'Destination of a collection' })
  place!: CollectionPlace | null;

  @Field(() => Day, { nullable: true, description: 'Day of the document of an operation' })
  spentOn!: string | null;

  @Field(() => Roubles, { nullable: true, description: 'Expected cash of a count' })
  expected!: Kopecks | null;

  @Field(() => Roubles, { nullable: true, description: 'Counted cash of a count' })
  counted!: Kopecks | null;
}

@ObjectType({ description: 'Money that moved in a period, by till and method' })
export class TillRegister {
  @Field(() => Day, { description: 'First day, in company time' })
  from!: string;

  @Field(() => Day, { description: 'Last day, in company time' })
  to!: string;

  @Field(() => Boolean, { description: 'Whether the sums may still change for two minutes' })
  isProvisional!: boolean;

  @Field(() => CashTurnoverType, { description: 'Cash of all chosen tills' })
  cash!: CashTurnoverType;

  @Field(() => [TillTurnoverType], { description: 'Cash by till' })
  tills!: readonly TillTurnoverType[];

  @Field(() => [MethodTurnoverType], {
    description:
      'Other methods; for users who may not view analytics only of their own records; empty for one till',
  })
  methods!: readonly MethodTurnoverType[];

  @Field(() => [RegisterLineType], {
    description: 'Movements that match, oldest first; the sums are of all movements',
  })
  lines!: readonly RegisterLineType[];

  @Field(() => String, {
    nullable: true,
    description: 'Cursor of the next part, when `limit` or `cursor` is given; null at the end',
  })
  nextCursor!: string | null;
}
