import { Visible } from '@backend/operation/permit';
import { DateTime, Day, Roubles } from '@backend/operation/scalars';
import { enumOf } from '@backend/operation/types/enum-of';
import { ListArgs } from '@backend/operation/types/list-args.types';
import {
  DEBT_SIDES,
  DEPOSIT_STATES,
  type DebtSide,
  type DepositState,
} from '@schema/values/money/ledger';
import type { Kopecks } from '@schema/values/money/money';
import { ArgsType, Field, Int, ObjectType, registerEnumType } from 'type-graphql';

const DebtSideEnum = enumOf(DEBT_SIDES);
const DepositStateEnum = enumOf(DEPOSIT_STATES);
registerEnumType(DebtSideEnum, {
  name: 'DebtSide',
  description:
    'Side of a debt; `owing`: owed by the customer, `planned`: to be paid for a future rental, `overpaid`: owed to the customer',
});
registerEnumType(DepositStateEnum, {
  name: 'DepositState',
  description:
    'State of a deposit; `held`: any held, `due`: held after the rental is over, `untaken`: agreed but not taken although the car is handed over',
});
/** Describes `isProvisional` (backend/domain/money/settled-moment.ts). */
export const PROVISIONAL =
  'Whether `moment` is less than two minutes ago, so that entries now being saved may still be added';

@ArgsType()
export class MomentArgs extends ListArgs {
  @Field(() => DateTime, {
    nullable: true,
    description: 'Moment up to which entries are included; defaults to all entries',
  })
  moment?: Date | null;
}

@ArgsType()
export class DebtorsArgs extends MomentArgs {
  @Field(() => DebtSideEnum, {
    nullable: true,
    description: 'Side of the debts to return; defaults to `owing`',
  })
  side?: DebtSide | null;
}

@ArgsType()
export class DepositsArgs extends MomentArgs {
  @Field(() => DepositStateEnum, {
    nullable: true,
    description: 'State of the deposits to return; defaults to `held`, `untaken` excludes `moment`',
  })
  state?: DepositState | null;
}

@ObjectType({ description: 'Rental in a money report' })
export class MoneyRental {
  @Field(() => Int, { description: 'ID of the first booking of the rental, which may be deleted' })
  rentalId!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'ID of the last booking of the rental; null when all were deleted',
  })
  bookingId!: number | null;

  @Visible('bookings')
  @Field(() => Int, {
    nullable: true,
    description: 'ID of the customer; null when there is none or the user may not see bookings',
  })
  customerId!: number | null;

  @Visible('bookings')
  @Field(() => String, {
    nullable: true,
    description: 'Full name of the customer; null when unknown or the user may not see bookings',
  })
  customerName!: string | null;

  @Visible('bookings')
  @Field(() => String, {
    nullable: true,
    description:
      'Phone of the customer, + and 11 digits; null when there is none or the user may not see bookings',
  })
  customerPhone!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Brand and model of the last car, else the license plate; null when unknown',
  })
  carTitle!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'License plate of the last car; null when unknown',
  })
  licensePlate!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Pickup time of the last booking; null when unknown',
  })
  startDate!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Return time of the last booking; null when unknown',
  })
  endDate!: Date | null;

  @Field(() => Boolean, { description: 'Whether the last booking is cancelled' })
  isCancelled!: boolean;

  @Field(() => Boolean, {
    description: 'Whether the rental is over: returned, ended, cancelled or deleted',
  })
  isOver!: boolean;

  @Field(() => Roubles, { description: 'Rent and charges' })
  owed!: Kopecks;

  @Field(() => Roubles, { description: 'Payments less refunds, withheld deposit included' })
  paid!: Kopecks;

  @Field(() => Roubles, {
    description: '`owed` − `paid`; positive when the customer owes, negative when the company owes',
  })
  balance!: Kopecks;

  @Field(() => Roubles, { description: 'Deposit agreed in the last booking' })
  agreed!: Kopecks;

  @Field(() => Roubles, { description: 'Deposit taken and neither refunded nor withheld' })
  held!: Kopecks;

  @Field(() => Roubles, { description: 'Deposit refunded' })
  returned!: Kopecks;

  @Field(() => Roubles, { description: 'Deposit withheld for what was owed' })
  withheld!: Kopecks;

  @Field(() => Day, {
    nullable: true,
    description: 'Last day to refund the deposit; null while the rental lasts',
  })
  returnBy!: string | null;

  @Field(() => Roubles, {
    nullable: true,
    description:
      'Deposit agreed and not taken although the car is handed over; null in other lists than `untaken`',
  })
  untaken!: Kopecks | null;
}

@ObjectType({ description: 'Page of rentals in a money report' })
export class MoneyRentalPage {
  @Field(() => [MoneyRental], { description: 'Rentals by end, earliest first' })
  items!: MoneyRental[];

  @Field(() => Int, { description: 'Number of rentals on all pages' })
  total!: number;

  @Field(() => Roubles, {
    description: 'Sum on all pages of the absolute balances, or of the deposits held or not taken',
  })
  totalAmount!: Kopecks;

  @Field(() => Boolean, { description: PROVISIONAL })
  isProvisional!: boolean;
}
