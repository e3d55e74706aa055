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
  description: 'A handover or a return that is marked',
});
registerEnumType(DebtSideEnum, { name: 'DebtSide', description: 'Who owes whom' });
registerEnumType(DepositStateEnum, {
  name: 'DepositState',
  description:
    'held: all that we have; due: of rentals that are over; untaken: agreed, not taken, the car is handed over',
});
registerEnumType(MoneyMarkEnum, { name: 'MoneyMarkWord', description: 'How far a rental is paid' });

/** Describes `isProvisional` (backend/domain/money/settled-moment.ts). */
export const PROVISIONAL =
  'The moment is less than two minutes ago: what is being saved now may still be added to it';

@ArgsType()
export class MomentArgs extends ListArgs {
  @Field(() => DateTime, {
    nullable: true,
    description: 'Only what was recorded until then; unset: everything',
  })
  moment?: Date | null;
}

@ArgsType()
export class DebtorsArgs extends MomentArgs {
  @Field(() => DebtSideEnum, { nullable: true, description: 'Unset: who owes us' })
  side?: DebtSide | null;
}

@ArgsType()
export class DepositsArgs extends MomentArgs {
  @Field(() => DepositStateEnum, { nullable: true, description: 'Unset: all that we hold' })
  state?: DepositState | null;
}

@ObjectType({ description: 'A rental in a report of money' })
export class MoneyRental {
  @Field(() => Int, { description: 'The first booking of the rental; it may be deleted' })
  rentalId!: number;

  @Field(() => Int, { nullable: true, description: 'Its last booking; null: all were deleted' })
  bookingId!: number | null;

  @Visible('bookings')
  @Field(() => Int, { nullable: true, description: 'Number of the customer' })
  customerId!: number | null;

  @Visible('bookings')
  @Field(() => String, { nullable: true, description: 'Whose rental it is' })
  customerName!: string | null;

  @Visible('bookings')
  @Field(() => String, { nullable: true, description: 'With + and the country code' })
  customerPhone!: string | null;

  @Field(() => String, { nullable: true, description: 'Brand and model of the last car' })
  carTitle!: string | null;

  @Field(() => String, { nullable: true, description: 'Plate of the last car' })
  licensePlate!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Start of the last booking' })
  startDate!: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'End of the last booking' })
  endDate!: Date | null;

  @Field(() => Boolean, { description: 'The last booking is in the archive' })
  isCancelled!: boolean;

  @Field(() => Boolean, { description: 'Returned, ended, cancelled or deleted' })
  isOver!: boolean;

  @Field(() => Roubles, { description: 'Rent and charges' })
  owed!: Kopecks;

  @Field(() => Roubles, { description: 'Paid and not refunded' })
  paid!: Kopecks;

  @Field(() => Roubles, { description: 'Above 0: the customer owes; below 0: we do' })
  balance!: Kopecks;

  @Field(() => Roubles, { description: 'Deposit by the contract of the last booking' })
  agreed!: Kopecks;

  @Field(() => Roubles, { description: 'Deposit taken and neither returned nor withheld' })
  held!: Kopecks;

  @Field(() => Roubles, { description: 'Deposit given back' })
  returned!: Kopecks;

  @Field(() => Roubles, { description: 'Deposit kept for what was owed' })
  withheld!: Kopecks;

  @Field(() => Day, { nullable: true, description: 'The last day to return the deposit' })
  returnBy!: string | null;

  @Field(() => Roubles, {
    nullable: true,
    description: 'Deposit agreed and not taken although the car is handed over; only in its list',
  })
  untaken!: Kopecks | null;
}

@ObjectType({ description: 'A page of rentals by what is owed or held' })
export class MoneyRentalPage {
  @Field(() => [MoneyRental], { description: 'What ended first comes first' })
  items!: MoneyRental[];

  @Field(() => Int, { description: 'Of all pages' })
  total!: number;

  @Field(() => Roubles, {
    description: 'Σ of balances without sign, or of deposits held or not taken, of all pages',
  })
  totalAmount!: Kopecks;

  @Field(() => Boolean, { description: PROVISIONAL })
  isProvisional!: boolean;
}

@ObjectType('MoneyMark', { description: 'How far the rental of a booking is paid' })
export class MoneyMarkType {
  @Field(() => Int, { description: 'Of the booking' })
  bookingId!: number;

  @Field(() => Int, { description: 'The first booking of its rental; it may be deleted' })
  rentalId!: number;

  @Field(() => MoneyMarkEnum, { description: 'In a word' })
  mark!: MoneyMark;

  @Field(() => Roubles, { description: 'Paid and not refunded' })
  paid!: Kopecks;

  @Field(() => Roubles, { description: 'Above 0: the customer owes; below 0: we do' })
  balance!: Kopecks;

  @Field(() => Roubles, { description: 'Deposit taken and neither returned nor withheld' })
  held!: Kopecks;

  @Field(() => Roubles, {
    description: 'Deposit agreed and not taken yet; 0 when the rental is over',
  })
  depositToTake!: Kopecks;

  @Field(() => Roubles, {
    description: 'Deposit agreed and not taken although the car is handed over and not back',
  })
  untaken!: Kopecks;

  @Field(() => Boolean, {
    description: 'The rental is over: returned, ended, cancelled or deleted',
  })
  isOver!: boolean;
}

@ObjectType({ description: 'What is asked before a car is handed over or taken back' })
export class MarkQuestions {
  @Field(() => MoneyMarkType, {
    nullable: true,
    description: 'Null: it is not followed, or the company records no payments',
  })
  money!: MoneyMarkType | null;

  @Visible('bookings')
  @Field(() => String, {
    nullable: true,
    description:
      'The sentence of CAR_NOT_RETURNED, with which a handover is refused until it is confirmed',
  })
  unreturned!: string | null;
}

@ObjectType({ description: 'The money of all rentals of a customer' })
export class CustomerMoney {
  @Field(() => Int, {
    nullable: true,
    description: 'Null in the repeated answer to a request of an earlier release',
  })
  customerId?: number | null;

  @Field(() => Roubles, { description: 'Σ of what the customer owes' })
  debt!: Kopecks;

  @Field(() => Roubles, { description: 'Σ of what was paid too much' })
  overpaid!: Kopecks;

  @Field(() => Roubles, { description: 'Σ of the deposits held' })
  held!: Kopecks;

  @Field(() => Roubles, { description: 'Paid for no rental and neither returned nor used' })
  advance!: Kopecks;

  @Field(() => [AdvanceType], { description: 'Lines of the advance, the newest first' })
  advances!: AdvanceType[];

  @Field(() => Int, { description: `Of the advance. ${VERSION}` })
  version!: number;
}

@ObjectType({ description: 'What the company says about money' })
export class MoneySettings {
  @Field(() => Int, { description: 'Days from the return until a deposit has to be given back' })
  depositReturnDays!: number;

  @Field(() => Day, {
    nullable: true,
    description: 'Bookings that had ended before it when recorded are not followed; null: all are',
  })
  moneySince!: string | null;

  @Field(() => Boolean, { description: 'What customers pay is recorded' })
  recordsPayments!: boolean;

  @Field(() => Int, { description: VERSION })
  version!: number;
}

@InputType({ description: 'What an administrator sets about money' })
export class MoneySettingsInput {
  @Field(() => Int, { nullable: true, description: 'From 0 to 30; needed' })
  depositReturnDays?: number | null;

  @Field(() => Day, { nullable: true, description: 'For bookings recorded from now on; null: all' })
  moneySince?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Is it recorded what customers pay? Missing or null: as it was',
  })
  recordsPayments?: boolean | null;

  @Field(() => Int, { nullable: true, description: READ_VERSION })
  version?: number | null;
}
