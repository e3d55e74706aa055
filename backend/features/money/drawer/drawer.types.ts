import { Visible } from '@backend/operation/permit';
import { DateTime, Day, Roubles } from '@backend/operation/scalars';
import { TEXT_LIMITS } from '@schema/constants';
import type { MovementKind, PaymentMethod } from '@schema/values/money/ledger';
import type { Kopecks } from '@schema/values/money/money';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { MovedMoney } from '../ledger-line.types';
import { MovementKindEnum, PaymentMethodEnum } from '../money-enums.types';

@ObjectType('Drawer', { description: 'Cash drawer of one user on one day' })
export class DrawerType {
  @Field(() => Int, {
    nullable: true,
    description: 'ID of the user; null when the account was deleted',
  })
  userId!: number | null;

  @Field(() => String, { nullable: true, description: 'Login of the user; null when unknown' })
  userName!: string | null;

  @Field(() => Roubles, {
    description: 'Opening cash: as entered with the count, else as counted the last time before',
  })
  openedWith!: Kopecks;

  @Field(() => Roubles, { description: 'Cash taken from customers' })
  cameIn!: Kopecks;

  @Field(() => Roubles, { description: 'Cash refunded to customers' })
  wentOut!: Kopecks;

  @Field(() => Roubles, { description: 'Sum of the manual cash entries' })
  manual!: Kopecks;

  @Field(() => Roubles, {
    description: 'Expected cash: `openedWith` + `cameIn` − `wentOut` + `manual`',
  })
  shouldBe!: Kopecks;

  @Field(() => Roubles, { nullable: true, description: 'Counted cash; null when not counted' })
  counted!: Kopecks | null;

  @Field(() => Roubles, {
    nullable: true,
    description: 'Counted less expected cash at the time of the count; null when not counted',
  })
  difference!: Kopecks | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time of the count; null when not counted',
  })
  countedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Comment on the count; null when there is none',
  })
  comment!: string | null;
}

@ObjectType('MethodTotal', { description: 'Money of a day by one payment method' })
class MethodTotalType {
  @Field(() => PaymentMethodEnum, { description: 'Payment method' })
  method!: PaymentMethod;

  @Field(() => Roubles, { description: 'Money taken from customers' })
  cameIn!: Kopecks;

  @Field(() => Roubles, { description: 'Money refunded to customers' })
  wentOut!: Kopecks;
}

@ObjectType('DayMovement', {
  description: 'Payment, deposit or advance taken or refunded on the day',
})
class DayMovementType extends MovedMoney {
  @Field(() => Int, {
    nullable: true,
    description: 'ID of the first booking of the rental, which may be deleted; null for an advance',
  })
  bookingId!: number | null;

  @Visible('bookings')
  @Field(() => Int, {
    nullable: true,
    description:
      'ID of the customer of an advance; null for a rental or when the user may not see bookings',
  })
  customerId!: number | null;

  @Visible('bookings')
  @Field(() => String, {
    nullable: true,
    description:
      'Full name of the customer of the rental or advance; null when unknown or the user may not see bookings',
  })
  customerName!: string | null;

  @Field(() => MovementKindEnum, { description: 'Purpose of the money' })
  kind!: MovementKind;
}

@ObjectType({ description: 'Cash drawers and money movements of a day' })
export class DrawerDay {
  @Field(() => Day, { description: 'Day in company time' })
  day!: string;

  @Field(() => [DrawerType], { description: 'Cash drawers, by login' })
  drawers!: DrawerType[];

  @Field(() => [MethodTotalType], { description: 'Money taken and refunded, by payment method' })
  methods!: MethodTotalType[];

  @Field(() => [DayMovementType], { description: 'Movements, newest first' })
  movements!: DayMovementType[];

  @Field(() => String, {
    nullable: true,
    description: 'Cursor of the next part, when `limit` or `cursor` is given; null at the end',
  })
  nextCursor!: string | null;
}

@InputType({ description: 'Count of a cash drawer for a day' })
export class CloseDrawerInput {
  @Field(() => Day, {
    nullable: true,
    description: 'Day in company time, not in the future; required',
  })
  day?: string | null;

  @Field(() => Roubles, {
    nullable: true,
    description: 'Opening cash in roubles, at least 0; required',
  })
  openedWith?: Kopecks | null;

  @Field(() => Roubles, {
    nullable: true,
    description: 'Counted cash in roubles, at least 0; required',
  })
  counted?: Kopecks | null;

  @Field(() => String, {
    nullable: true,
    description: `Comment, at most ${TEXT_LIMITS.comment} characters`,
  })
  comment?: string | null;
}
