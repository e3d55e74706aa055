import { Visible } from '@backend/operation/permit';
import { DateTime, Day, Roubles } from '@backend/operation/scalars';
import type { MovementKind, PaymentMethod } from '@schema/values/money/ledger';
import type { Kopecks } from '@schema/values/money/money';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { MovedMoney } from '../ledger-line.types';
import { MovementKindEnum, PaymentMethodEnum } from '../money-enums.types';

@ObjectType('Drawer', { description: 'Cash of one user on one day' })
export class DrawerType {
  @Field(() => Int, { nullable: true, description: 'Null: whose account was deleted' })
  userId!: number | null;

  @Field(() => String, { nullable: true, description: 'Login' })
  userName!: string | null;

  @Field(() => Roubles, { description: 'As typed when counted, else what was counted before' })
  openedWith!: Kopecks;

  @Field(() => Roubles, { description: 'Cash from customers' })
  cameIn!: Kopecks;

  @Field(() => Roubles, { description: 'Cash to customers' })
  wentOut!: Kopecks;

  @Field(() => Roubles, { description: 'Manual entries of the cash box' })
  manual!: Kopecks;

  @Field(() => Roubles, { description: 'What should be there' })
  shouldBe!: Kopecks;

  @Field(() => Roubles, { nullable: true, description: 'Null: not counted' })
  counted!: Kopecks | null;

  @Field(() => Roubles, {
    nullable: true,
    description: 'More (+) or less (−), when it was counted',
  })
  difference!: Kopecks | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was counted' })
  countedAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'As typed when counted' })
  comment!: string | null;
}

@ObjectType('MethodTotal', { description: 'Money of a day by one method' })
class MethodTotalType {
  @Field(() => PaymentMethodEnum, { description: 'How' })
  method!: PaymentMethod;

  @Field(() => Roubles, { description: 'From customers' })
  cameIn!: Kopecks;

  @Field(() => Roubles, { description: 'To customers' })
  wentOut!: Kopecks;
}

@ObjectType('DayMovement', { description: 'Money that came or went on the day' })
class DayMovementType extends MovedMoney {
  @Field(() => Int, {
    nullable: true,
    description: 'The first booking of the rental; it may be deleted; null: of an advance',
  })
  bookingId!: number | null;

  @Visible('bookings')
  @Field(() => Int, { nullable: true, description: 'The customer of an advance, else null' })
  customerId!: number | null;

  @Visible('bookings')
  @Field(() => String, { nullable: true, description: 'Whose rental or advance it is' })
  customerName!: string | null;

  @Field(() => MovementKindEnum, { description: 'What it is for' })
  kind!: MovementKind;
}

@ObjectType({ description: 'The money of a day' })
export class DrawerDay {
  @Field(() => Day, { description: 'In company time' })
  day!: string;

  @Field(() => [DrawerType], { description: 'By login' })
  drawers!: DrawerType[];

  @Field(() => [MethodTotalType], { description: 'By method' })
  methods!: MethodTotalType[];

  @Field(() => [DayMovementType], { description: 'The newest first' })
  movements!: DayMovementType[];

  @Field(() => String, {
    nullable: true,
    description: 'With `limit` or `cursor`: where the movements go on; null at their end',
  })
  nextCursor!: string | null;
}

@InputType({ description: 'Cash counted at the end of a day' })
export class CloseDrawerInput {
  @Field(() => Day, { nullable: true, description: 'Not later than today; needed' })
  day?: string | null;

  @Field(() => Roubles, { nullable: true, description: 'At the beginning of the day; needed' })
  openedWith?: Kopecks | null;

  @Field(() => Roubles, { nullable: true, description: 'What is there; needed' })
  counted?: Kopecks | null;

  @Field(() => String, { nullable: true, description: 'Any text' })
  comment?: string | null;
}
