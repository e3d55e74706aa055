import { Visible } from '@backend/operation/permit';
import { DateTime, Day, Roubles } from '@backend/operation/scalars';
import { enumOf } from '@backend/operation/types/enum-of';
import { ListArgs } from '@backend/operation/types/list-args.types';
import { READ_VERSION, VERSION } from '@backend/operation/types/read-version.types';
import { MARKED_MOMENTS } from '@schema/values/money/at-mark';
import {
  DEBT_SIDES,
  DEPOSIT_STATES,
  type DebtSide,
  type DepositState,
  MONEY_MARKS,
  type MoneyMark,
} from '@schema/values/money/ledger';
import type { Kopecks } from '@schema/values/money/money';
import { ArgsType, Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { AdvanceType } from './advances/advance.types';

const DebtSideEnum = enumOf(DEBT_SIDES);
const DepositStateEnum = enumOf(DEPOSIT_STATES);
const MoneyMarkEnum = enumOf(MONEY_MARKS);

export const MarkedMomentEnum = enumOf(MARKED_MOMENTS);

registerEnumType(MarkedMomentEnum, {
  name: 'MarkedMoment',
  description: 'Mark on a booking: handover or return',
});
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
registerEnumType(MoneyMarkEnum, {
  name: 'MoneyMarkWord',
  description: 'Payment status of a rental; `none`: nothing is owed and nothing is paid',
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

@ObjectType({ description: 'Debts, deposits and advance of a customer over all rentals' })
export class CustomerMoney {
  @Field(() => Int, {
    nullable: true,
    description:
      'ID of the customer; null in the repeated response to a request of an earlier release',
  })
  customerId?: number | null;

  @Field(() => Roubles, { description: 'Sum owed by the customer' })
  debt!: Kopecks;

  @Field(() => Roubles, { description: 'Sum owed to the customer' })
  overpaid!: Kopecks;

  @Field(() => Roubles, { description: 'Sum of the deposits held' })
  held!: Kopecks;

  @Field(() => Roubles, {
    description: 'Balance of the advance: taken and neither refunded nor used',
  })
  advance!: Kopecks;

  @Field(() => [AdvanceType], { description: 'Advance entries, newest first' })
  advances!: AdvanceType[];

  @Field(() => Int, {
    description:
      'Version of the advance, incremented by every entry; send it back to detect a stale change',
  })
  version!: number;
}

@ObjectType({ description: 'Company money settings' })
export class MoneySettings {
  @Field(() => Int, {
    description: 'Number of days after the end of a rental to refund its deposit, 0–30',
  })
  depositReturnDays!: number;

  @Field(() => Day, {
    nullable: true,
    description:
      'Day since which payments are tracked: bookings that had ended before it when recorded are not; null when all are tracked',
  })
  moneySince!: string | null;

  @Field(() => Boolean, { description: 'Whether payments of customers are recorded' })
  recordsPayments!: boolean;

  @Field(() => Int, { description: VERSION })
  version!: number;
}

@InputType({ description: 'Company money settings' })
export class MoneySettingsInput {
  @Field(() => Int, {
    nullable: true,
    description: 'Number of days after the end of a rental to refund its deposit, 0–30; required',
  })
  depositReturnDays?: number | null;

  @Field(() => Day, {
    nullable: true,
    description:
      'Day since which payments are tracked, for bookings recorded from now on; null tracks all',
  })
  moneySince?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether payments of customers are recorded; null or omitted keeps it',
  })
  recordsPayments?: boolean | null;

  @Field(() => Int, { nullable: true, description: READ_VERSION })
  version?: number | null;
}
