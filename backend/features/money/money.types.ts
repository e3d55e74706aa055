import { DateTime, Day, Roubles } from '@backend/operation/scalars';
import type { ChargeKind, MoneyKind } from '@schema/values/money/ledger';
import type { Kopecks } from '@schema/values/money/money';
import { Field, Int, ObjectType } from 'type-graphql';
import { LedgerLine } from './ledger-line.types';
import { ChargeKindEnum, MoneyKindEnum } from './money-enums.types';

@ObjectType('MoneyEntry', { description: 'Money that came or went; never changed' })
export class MoneyEntryType extends LedgerLine {
  @Field(() => MoneyKindEnum, { description: 'What it is for' })
  kind!: MoneyKind;
}

@ObjectType('MoneyCharge', { description: 'What a customer owes beside the rent; never changed' })
export class MoneyChargeType {
  @Field(() => Int, { description: 'Number of the charge' })
  id!: number;

  @Field(() => ChargeKindEnum, { description: 'For what' })
  kind!: ChargeKind;

  @Field(() => Roubles, { description: 'More than 0; of one that takes back another too' })
  amount!: Kopecks;

  @Field(() => DateTime, { description: 'When it was recorded' })
  createdAt!: Date;

  @Field(() => String, { description: 'Login of who recorded it, as it was then' })
  userName!: string;

  @Field(() => String, { nullable: true, description: 'As typed' })
  comment!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Address of its photo on this site, for users who see money',
  })
  photo!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of the charge that this one takes back',
  })
  reversesId!: number | null;

  @Field(() => Boolean, { description: 'Taken back by another charge' })
  isReversed!: boolean;

  @Field(() => Boolean, { description: 'May be taken back now' })
  mayReverse!: boolean;
}

@ObjectType({ description: 'The deposit of a rental' })
class RentalDeposit {
  @Field(() => Roubles, { description: 'By the contract' })
  agreed!: Kopecks;

  @Field(() => Roubles, { description: 'Taken and neither returned nor withheld' })
  held!: Kopecks;

  @Field(() => Roubles, { description: 'Given back' })
  returned!: Kopecks;

  @Field(() => Roubles, { description: 'Kept for what was owed' })
  withheld!: Kopecks;

  @Field(() => Roubles, {
    description: 'Agreed and not taken although the car is handed over and not back',
  })
  untaken!: Kopecks;

  @Field(() => Roubles, {
    description: 'What has to go back: all that is held once the rental is over',
  })
  toReturn!: Kopecks;

  @Field(() => Day, {
    nullable: true,
    description: 'The last day for it; null while the rental lasts',
  })
  returnBy!: string | null;
}

@ObjectType({ description: 'Who rents what, and when' })
export class RentedCar {
  @Field(() => String, { nullable: true, description: 'Full name of the customer' })
  customerName!: string | null;

  @Field(() => String, { description: 'Brand and model of the last car' })
  carTitle!: string;

  @Field(() => String, { nullable: true, description: 'Plate of the last car' })
  licensePlate!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Start of the first booking' })
  startDate!: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'End of the last booking' })
  endDate!: Date | null;
}

@ObjectType({ description: 'The money of a rental, also when its car was swapped' })
export class RentalMoney {
  @Field(() => Int, {
    description: 'Rises with each entry, charge and change of the cost; a change may name it',
  })
  version!: number;

  @Field(() => [Int], { description: 'All bookings of the rental, in order of time' })
  bookingIds!: number[];

  @Field(() => RentedCar, { nullable: true, description: 'null: not followed' })
  rented!: RentedCar | null;

  @Field(() => Boolean, { description: 'No: it ended before the company began; all sums are 0' })
  isFollowed!: boolean;

  @Field(() => Roubles, { description: 'What the bookings cost; 0 when cancelled' })
  rent!: Kopecks;

  @Field(() => Roubles, { description: 'Rent and charges' })
  owed!: Kopecks;

  @Field(() => Roubles, { description: 'Paid and not refunded, withheld deposit included' })
  paid!: Kopecks;

  @Field(() => Roubles, { description: 'Above 0: the customer owes; below 0: we do' })
  balance!: Kopecks;

  @Field(() => [MoneyChargeType], { description: 'The newest first' })
  charges!: MoneyChargeType[];

  @Field(() => [MoneyEntryType], { description: 'The newest first' })
  entries!: MoneyEntryType[];

  @Field(() => RentalDeposit, { description: 'Its own balance' })
  deposit!: RentalDeposit;

  @Field(() => Roubles, { description: 'What the customer paid for no rental and may use here' })
  advance!: Kopecks;
}
