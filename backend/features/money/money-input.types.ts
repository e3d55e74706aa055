import { Roubles } from '@backend/operation/scalars';
import type { ChargeKind, PaymentMethod } from '@schema/values/money/ledger';
import type { Kopecks } from '@schema/values/money/money';
import { Field, InputType, Int } from 'type-graphql';
import { ChargeKindEnum, PaymentMethodEnum } from './money-enums.types';

/* Required fields are nullable so that a missing value gets the message of its field (schema/forms). */

const MONEY_VERSION =
  'The version that was read; refused with STALE when the money of the rental has moved on';

interface MoneyInput {
  bookingId?: number | null;
  amount?: Kopecks | null;
  comment?: string | null;
  version?: number | null;
}

@InputType({ description: 'Money from a customer, or back' })
export class PaymentInput implements MoneyInput {
  @Field(() => Int, { nullable: true, description: 'Any booking of the rental; needed' })
  bookingId?: number | null;

  @Field(() => Roubles, { nullable: true, description: 'More than 0; needed' })
  amount?: Kopecks | null;

  @Field(() => PaymentMethodEnum, { nullable: true, description: 'How; needed' })
  method?: PaymentMethod | null;

  @Field(() => String, { nullable: true, description: 'Any text' })
  comment?: string | null;

  @Field(() => Int, { nullable: true, description: MONEY_VERSION })
  version?: number | null;
}

@InputType({ description: 'Money between a rental and the advance of its customer' })
export class CreditInput implements MoneyInput {
  @Field(() => Int, { nullable: true, description: 'Any booking of the rental; needed' })
  bookingId?: number | null;

  @Field(() => Roubles, { nullable: true, description: 'More than 0; needed' })
  amount?: Kopecks | null;

  @Field(() => String, { nullable: true, description: 'Any text' })
  comment?: string | null;

  @Field(() => Int, { nullable: true, description: MONEY_VERSION })
  version?: number | null;
}

@InputType({ description: 'Part of the deposit that is kept' })
export class WithholdingInput implements MoneyInput {
  @Field(() => Int, { nullable: true, description: 'Any booking of the rental; needed' })
  bookingId?: number | null;

  @Field(() => Roubles, { nullable: true, description: 'More than 0; needed' })
  amount?: Kopecks | null;

  @Field(() => ChargeKindEnum, {
    nullable: true,
    description: 'Charges the amount for this at once; unset: pays what is owed',
  })
  chargeKind?: ChargeKind | null;

  @Field(() => String, { nullable: true, description: 'Any text' })
  comment?: string | null;

  @Field(() => Int, { nullable: true, description: MONEY_VERSION })
  version?: number | null;
}

@InputType({ description: 'What a customer owes beside the rent' })
export class ChargeInput implements MoneyInput {
  @Field(() => Int, { nullable: true, description: 'Any booking of the rental; needed' })
  bookingId?: number | null;

  @Field(() => ChargeKindEnum, { nullable: true, description: 'For what; needed' })
  kind?: ChargeKind | null;

  @Field(() => Roubles, { nullable: true, description: 'More than 0; needed' })
  amount?: Kopecks | null;

  @Field(() => String, { nullable: true, description: 'Any text' })
  comment?: string | null;

  @Field(() => String, { nullable: true, description: 'Address of an uploaded photo of a charge' })
  photo?: string | null;

  @Field(() => Int, { nullable: true, description: MONEY_VERSION })
  version?: number | null;
}
