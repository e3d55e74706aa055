import { Roubles } from '@backend/operation/scalars';
import { PaymentMethodEnum } from '@backend/operation/types/money-enums.types';
import { READ_VERSION } from '@backend/operation/types/read-version.types';
import { SHORT_REASON, TILL_ID } from '@backend/operation/types/till-input.types';
import { TEXT_LIMITS } from '@schema/constants';
import type { PaymentMethod } from '@schema/values/money/ledger';
import type { Kopecks } from '@schema/values/money/money';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { LedgerLine } from '../ledger-line.types';

@ObjectType('Advance', { description: "Entry of a customer's advance; immutable" })
export class AdvanceType extends LedgerLine {
  @Field(() => Int, {
    nullable: true,
    description:
      'ID of the first booking of the rental, which may be deleted, for method `advance`; null for other methods',
  })
  bookingId!: number | null;
}

/* Required fields are nullable so that a missing value gets the message of its field (schema/forms). */
@InputType({ description: 'Advance taken from or refunded to a customer' })
export class AdvanceInput {
  @Field(() => Int, { nullable: true, description: 'ID of the customer; required' })
  customerId?: number | null;

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

  @Field(() => Int, { nullable: true, description: READ_VERSION })
  version?: number | null;

  @Field(() => Int, { nullable: true, description: TILL_ID })
  tillId?: number | null;

  @Field(() => String, { nullable: true, description: SHORT_REASON })
  shortReason?: string | null;
}
