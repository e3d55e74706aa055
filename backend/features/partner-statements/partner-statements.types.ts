import { Day, Roubles } from '@backend/operation/scalars';
import { MoneyDirectionEnum, PaymentMethodEnum } from '@backend/operation/types/money-enums.types';
import { NamedCarType } from '@backend/operation/types/named-car.types';
import { SHORT_REASON, TILL_ID } from '@backend/operation/types/till-input.types';
import { TEXT_LIMITS } from '@schema/constants';
import type { MoneyDirection, PaymentMethod } from '@schema/values/money/ledger';
import type { Kopecks } from '@schema/values/money/money';
import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';

@ObjectType('PartnerStatementCar', { description: 'Share of the revenue of a car in a period' })
export class StatementCarType extends NamedCarType {
  @Field(() => Roubles, { description: 'Revenue of the days with a share of the partner' })
  revenue!: Kopecks;

  @Field(() => Float, {
    description: 'Smallest share of these days in percent, at most 3 decimals',
  })
  lowestPercent!: number;

  @Field(() => Float, { description: 'Largest share of these days in percent' })
  highestPercent!: number;

  @Field(() => Roubles, { description: "Amount of the share; the cars' amounts add up to `due`" })
  amount!: Kopecks;
}

@ObjectType('PartnerOperation', { description: 'Agreed expense of a partner, or a payout' })
export class PartnerOperationType {
  @Field(() => Int, { description: 'ID of the operation' })
  id!: number;

  @Field(() => MoneyDirectionEnum, { description: '`out`; `in` for an offsetting operation' })
  direction!: MoneyDirection;

  @Field(() => Roubles, { description: 'Amount in roubles, greater than 0' })
  amount!: Kopecks;

  @Field(() => PaymentMethodEnum, { description: 'Payment method' })
  method!: PaymentMethod;

  @Field(() => Day, { description: 'Day of the document, in company time' })
  spentOn!: string;

  @Field(() => String, { nullable: true, description: 'Kind of an expense' })
  expenseKind!: string | null;

  @Field(() => String, { nullable: true, description: 'Car of an expense as it was named then' })
  carTitle!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Comment of the staff; null for a user tied to a partner',
  })
  comment!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'ID of the operation that this one reverses; null when it reverses none',
  })
  reversesId!: number | null;
}

@ObjectType('PartnerStatement', {
  description:
    'Settlement of a period with a partner: `opening` + `due` − `expensesTotal` − `payoutsTotal` − `settledBefore` + `rounding` = `closing`',
})
export class PartnerStatementType {
  @Field(() => Int, { description: 'ID of the partner' })
  partnerId!: number;

  @Field(() => String, { description: 'Name of the partner' })
  partnerName!: string;

  @Field(() => Day, {
    nullable: true,
    description: 'First day counted into what is left to pay; null for all days',
  })
  settledFrom!: string | null;

  @Field(() => Day, { description: 'First day of the period, in company time' })
  from!: string;

  @Field(() => Day, { description: 'Last day of the period' })
  to!: string;

  @Field(() => Roubles, { description: 'Left to pay before the period; below 0: paid in advance' })
  opening!: Kopecks;

  @Field(() => [StatementCarType], {
    description: 'Cars with a share of the partner in the period, in fleet order',
  })
  cars!: readonly StatementCarType[];

  @Field(() => Roubles, { description: 'Share of the revenue of the period' })
  due!: Kopecks;

  @Field(() => [PartnerOperationType], { description: 'Agreed expenses of the period, by day' })
  expenses!: readonly PartnerOperationType[];

  @Field(() => Roubles, { description: 'Sum of the expenses, without reversed ones' })
  expensesTotal!: Kopecks;

  @Field(() => [PartnerOperationType], { description: 'Payouts of the period, by day' })
  payouts!: readonly PartnerOperationType[];

  @Field(() => Roubles, { description: 'Sum of the payouts, without reversed ones' })
  payoutsTotal!: Kopecks;

  @Field(() => Roubles, {
    description: 'Result of the days of the period before `settledFrom`, which is not left to pay',
  })
  settledBefore!: Kopecks;

  @Field(() => Roubles, {
    description: 'Kopeck that the rounding of earlier periods left out: −0.01, 0 or 0.01',
  })
  rounding!: Kopecks;

  @Field(() => Roubles, { description: 'Left to pay after the period; below 0: paid in advance' })
  closing!: Kopecks;

  @Field(() => Roubles, { description: 'Left to pay today, today included' })
  left!: Kopecks;
}

@ObjectType('PartnerBalance', { description: 'What is left to pay to a partner' })
export class PartnerBalanceType {
  @Field(() => Int, { description: 'ID of the partner' })
  partnerId!: number;

  @Field(() => String, { description: 'Name of the partner' })
  partnerName!: string;

  @Field(() => Int, { description: 'Number of cars with a share today' })
  carCount!: number;

  @Field(() => Roubles, { description: 'Share of the revenue of the whole current month' })
  dueThisMonth!: Kopecks;

  @Field(() => Roubles, {
    description: 'Left to pay today, today included; below 0: paid in advance',
  })
  left!: Kopecks;
}

@ObjectType('PartnerBalances', { description: 'What is left to pay to every partner' })
export class PartnerBalancesType {
  @Field(() => [PartnerBalanceType], { description: 'All partners, by name' })
  items!: readonly PartnerBalanceType[];
}

@InputType({ description: 'Payout to a partner' })
export class PayoutInput {
  @Field(() => Int, { nullable: true, description: 'ID of the partner; required' })
  partnerId?: number | null;

  @Field(() => Roubles, {
    nullable: true,
    description: 'Amount in roubles, greater than 0; required',
  })
  amount?: Kopecks | null;

  @Field(() => PaymentMethodEnum, { nullable: true, description: 'Payment method; required' })
  method?: PaymentMethod | null;

  @Field(() => Int, { nullable: true, description: TILL_ID })
  tillId?: number | null;

  @Field(() => String, {
    nullable: true,
    description: `Comment, at most ${TEXT_LIMITS.comment} characters`,
  })
  comment?: string | null;

  @Field(() => String, { nullable: true, description: SHORT_REASON })
  shortReason?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether to pay more than is left to pay today',
  })
  confirmed?: boolean | null;
}
