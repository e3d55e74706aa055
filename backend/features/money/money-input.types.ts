import { Roubles } from '@backend/operation/scalars';
import { ChargeKindEnum } from '@backend/operation/types/charge-kind.types';
import { PaymentMethodEnum } from '@backend/operation/types/money-enums.types';
import { SHORT_REASON, TILL_ID } from '@backend/operation/types/till-input.types';
import { TEXT_LIMITS } from '@schema/constants';
import type { ChargeKind, PaymentMethod } from '@schema/values/money/ledger';
import type { Kopecks } from '@schema/values/money/money';
import { Field, InputType, Int } from 'type-graphql';

/* Required fields are nullable so that a missing value gets the message of its field (schema/forms). */

const MONEY_VERSION =
  "Version of the rental's money that the change is based on; STALE when it is no longer current";

interface MoneyInput {
  bookingId?: number | null;
  amount?: Kopecks | null;
  comment?: string | null;
  version?: number | null;
}

@InputType({ description: 'Payment or deposit taken from or refunded to a customer' })
export class PaymentInput implements MoneyInput {
  @Field(() => Int, { nullable: true, description: 'ID of any booking of the rental; required' })
  bookingId?: number | null;

  @Field(() => Roubles, {
    nullable: true,
    description: 'Amount in roubles, greater than 0; required',
  })
  amount?: Kopecks | null;

  @Field(() => PaymentMethodEnum, { nullable: true, description: 'Payment method; required' })
  method?: PaymentMethod | null;

  @Field(() => String, {
    nullable: true,
    description: `Comment, at most ${TEXT_LIMITS.comment} characters`,
  })
  comment?: string | null;

  @Field(() => Int, { nullable: true, description: MONEY_VERSION })
  version?: number | null;

  @Field(() => Int, { nullable: true, description: TILL_ID })
  tillId?: number | null;

  @Field(() => String, { nullable: true, description: SHORT_REASON })
  shortReason?: string | null;
}

@InputType({ description: 'Money moved between a rental and the advance of its customer' })
export class CreditInput implements MoneyInput {
  @Field(() => Int, { nullable: true, description: 'ID of any booking of the rental; required' })
  bookingId?: number | null;

  @Field(() => Roubles, {
    nullable: true,
    description: 'Amount in roubles, greater than 0; required',
  })
  amount?: Kopecks | null;

  @Field(() => String, {
    nullable: true,
    description: `Comment, at most ${TEXT_LIMITS.comment} characters`,
  })
  comment?: string | null;

  @Field(() => Int, { nullable: true, description: MONEY_VERSION })
  version?: number | null;
}

@InputType({ description: 'Part of the deposit to withhold' })
export class WithholdingInput implements MoneyInput {
  @Field(() => Int, { nullable: true, description: 'ID of any booking of the rental; required' })
  bookingId?: number | null;

  @Field(() => Roubles, {
    nullable: true,
    description: 'Amount in roubles, greater than 0; required',
  })
  amount?: Kopecks | null;

  @Field(() => ChargeKindEnum, {
    nullable: true,
    description: 'Kind of a new charge of the amount; null or omitted pays what is already owed',
  })
  chargeKind?: ChargeKind | null;

  @Field(() => String, {
    nullable: true,
    description: `Comment, at most ${TEXT_LIMITS.comment} characters`,
  })
  comment?: string | null;

  @Field(() => Int, { nullable: true, description: MONEY_VERSION })
  version?: number | null;
}

@InputType({ description: 'Charge besides the rent' })
export class ChargeInput implements MoneyInput {
  @Field(() => Int, { nullable: true, description: 'ID of any booking of the rental; required' })
  bookingId?: number | null;

  @Field(() => ChargeKindEnum, { nullable: true, description: 'Kind of charge; required' })
  kind?: ChargeKind | null;

  @Field(() => Roubles, {
    nullable: true,
    description: 'Amount in roubles, greater than 0; required',
  })
  amount?: Kopecks | null;

  @Field(() => String, {
    nullable: true,
    description: `Comment, at most ${TEXT_LIMITS.comment} characters`,
  })
  comment?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'URL of a photo returned by `uploadChargePhoto`',
  })
  photo?: string | null;

  @Field(() => Int, { nullable: true, description: MONEY_VERSION })
  version?: number | null;
}
