import { Visible } from '@backend/operation/permit';
import { Roubles } from '@backend/operation/scalars';
import { enumOf } from '@backend/operation/types/enum-of';
import { MARKED_MOMENTS } from '@schema/values/money/at-mark';
import { MONEY_MARKS, type MoneyMark } from '@schema/values/money/ledger';
import type { Kopecks } from '@schema/values/money/money';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';

const MoneyMarkEnum = enumOf(MONEY_MARKS);
export const MarkedMomentEnum = enumOf(MARKED_MOMENTS);

registerEnumType(MarkedMomentEnum, {
  name: 'MarkedMoment',
  description: 'Mark on a booking: handover or return',
});
registerEnumType(MoneyMarkEnum, {
  name: 'MoneyMarkWord',
  description: 'Payment status of a rental; `none`: nothing is owed and nothing is paid',
});

@ObjectType('MoneyMark', { description: 'Payment status of the rental of a booking' })
export class MoneyMarkType {
  @Field(() => Int, { description: 'ID of the booking' })
  bookingId!: number;

  @Field(() => Int, { description: 'ID of the first booking of the rental, which may be deleted' })
  rentalId!: number;

  @Field(() => MoneyMarkEnum, { description: 'Payment status' })
  mark!: MoneyMark;

  @Field(() => Roubles, { description: 'Payments less refunds, withheld deposit included' })
  paid!: Kopecks;

  @Field(() => Roubles, {
    description: 'Owed less paid; positive when the customer owes, negative when the company owes',
  })
  balance!: Kopecks;

  @Field(() => Roubles, { description: 'Deposit taken and neither refunded nor withheld' })
  held!: Kopecks;

  @Field(() => Roubles, {
    description: 'Deposit agreed and not taken yet; 0 when the rental is over',
  })
  depositToTake!: Kopecks;

  @Field(() => Roubles, {
    description: 'Deposit agreed and not taken although the car is handed over and not returned',
  })
  untaken!: Kopecks;

  @Field(() => Boolean, {
    description: 'Whether the rental is over: returned, ended, cancelled or deleted',
  })
  isOver!: boolean;
}

@ObjectType({
  description: 'Money and unreturned rental to confirm before a handover or return is marked',
})
export class MarkQuestions {
  @Field(() => MoneyMarkType, {
    nullable: true,
    description:
      'Payment status; null when the rental is untracked or the company records no payments',
  })
  money!: MoneyMarkType | null;

  @Visible('bookings')
  @Field(() => String, {
    nullable: true,
    description:
      'Message of CAR_NOT_RETURNED, which refuses the handover until it is confirmed; null when nothing is to be confirmed',
  })
  unreturned!: string | null;
}
