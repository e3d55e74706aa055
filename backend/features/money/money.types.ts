import { DateTime, Day, Roubles } from '@backend/operation/scalars';
import { ChargeKindEnum } from '@backend/operation/types/charge-kind.types';
import { MoneyKindEnum } from '@backend/operation/types/money-enums.types';
import type { ChargeKind, MoneyKind } from '@schema/values/money/ledger';
import type { Kopecks } from '@schema/values/money/money';
import { Field, Int, ObjectType } from 'type-graphql';
import { LedgerLine } from './ledger-line.types';

@ObjectType('MoneyEntry', { description: 'Payment or deposit taken or refunded; immutable' })
export class MoneyEntryType extends LedgerLine {
  @Field(() => MoneyKindEnum, { description: 'Purpose of the money' })
  kind!: MoneyKind;
}

@ObjectType('MoneyCharge', { description: 'Charge besides the rent; immutable' })
export class MoneyChargeType {
  @Field(() => Int, { description: 'ID of the charge' })
  id!: number;

  @Field(() => ChargeKindEnum, { description: 'Kind of charge' })
  kind!: ChargeKind;

  @Field(() => Roubles, {
    description: 'Amount in roubles, greater than 0, also of an offsetting charge',
  })
  amount!: Kopecks;

  @Field(() => DateTime, { description: 'Creation time' })
  createdAt!: Date;

  @Field(() => String, {
    description: 'Login, as it was then, of the user who recorded the charge',
  })
  userName!: string;

  @Field(() => String, { nullable: true, description: 'Comment; null when there is none' })
  comment!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'URL of the photo, readable by users who see payments; null when there is none',
  })
  photo!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'ID of the charge that this one reverses; null when it reverses none',
  })
  reversesId!: number | null;

  @Field(() => Boolean, { description: 'Whether another charge reverses this one' })
  isReversed!: boolean;

  @Field(() => Boolean, { description: 'Whether the charge can be reversed now' })
  mayReverse!: boolean;
}

@ObjectType({ description: 'Deposit of a rental' })
class RentalDeposit {
  @Field(() => Roubles, { description: 'Deposit agreed in the bookings of the rental' })
  agreed!: Kopecks;

  @Field(() => Roubles, { description: 'Deposit taken and neither refunded nor withheld' })
  held!: Kopecks;

  @Field(() => Roubles, { description: 'Deposit refunded' })
  returned!: Kopecks;

  @Field(() => Roubles, { description: 'Deposit withheld for what was owed' })
  withheld!: Kopecks;

  @Field(() => Roubles, {
    description: 'Deposit agreed and not taken although the car is handed over and not returned',
  })
  untaken!: Kopecks;

  @Field(() => Roubles, {
    description: 'Deposit to refund: all of `held` once the rental is over, else 0',
  })
  toReturn!: Kopecks;

  @Field(() => Day, {
    nullable: true,
    description: 'Last day to refund the deposit; null while the rental lasts',
  })
  returnBy!: string | null;
}

@ObjectType({ description: 'Customer, car and period of a rental' })
export class RentedCar {
  @Field(() => String, {
    nullable: true,
    description: 'Full name of the customer; null when unknown',
  })
  customerName!: string | null;

  @Field(() => String, { description: 'Brand and model of the last car, else the license plate' })
  carTitle!: string;

  @Field(() => String, {
    nullable: true,
    description: 'License plate of the last car; null when unknown',
  })
  licensePlate!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Pickup time of the first booking; null when unknown',
  })
  startDate!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Return time of the last booking; null when unknown',
  })
  endDate!: Date | null;
}

@ObjectType({ description: 'Rent, charges, payments and deposit of a rental, car swaps included' })
export class RentalMoney {
  @Field(() => Int, {
    description:
      'Version, incremented by every entry, charge and change of the rent; send it back to detect a stale change',
  })
  version!: number;

  @Field(() => [Int], { description: 'IDs of all bookings of the rental, by start' })
  bookingIds!: number[];

  @Field(() => RentedCar, {
    nullable: true,
    description: 'Customer, car and period; null when the rental is untracked',
  })
  rented!: RentedCar | null;

  @Field(() => Boolean, {
    description: 'Whether payments of the rental are tracked; all sums are 0 when not',
  })
  isFollowed!: boolean;

  @Field(() => Roubles, { description: 'Sum of the prices of the bookings, 0 for cancelled ones' })
  rent!: Kopecks;

  @Field(() => Roubles, { description: 'Rent and charges' })
  owed!: Kopecks;

  @Field(() => Roubles, { description: 'Payments less refunds, withheld deposit included' })
  paid!: Kopecks;

  @Field(() => Roubles, {
    description: '`owed` − `paid`; positive when the customer owes, negative when the company owes',
  })
  balance!: Kopecks;

  @Field(() => [MoneyChargeType], { description: 'Charges, newest first' })
  charges!: MoneyChargeType[];

  @Field(() => [MoneyEntryType], { description: 'Entries, newest first' })
  entries!: MoneyEntryType[];

  @Field(() => RentalDeposit, { description: 'Deposit, not part of `balance`' })
  deposit!: RentalDeposit;

  @Field(() => Roubles, { description: 'Advance of the customer that can pay for the rental' })
  advance!: Kopecks;
}
