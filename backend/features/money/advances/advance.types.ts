import { Roubles } from '@backend/operation/scalars';
import { READ_VERSION } from '@backend/operation/types/read-version.types';
import type { PaymentMethod } from '@schema/values/money/ledger';
import type { Kopecks } from '@schema/values/money/money';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { LedgerLine } from '../ledger-line.types';
import { PaymentMethodEnum } from '../money-enums.types';

@ObjectType('Advance', { description: 'Money of a customer for no rental; never changed' })
export class AdvanceType extends LedgerLine {
  @Field(() => Int, {
    nullable: true,
    description: 'Of the method `advance`: the first booking of the rental; it may be deleted',
  })
  bookingId!: number | null;
}

/* Required fields are nullable so that a missing value gets the message of its field (schema/forms). */
@InputType({ description: 'Money from a customer for no rental, or back' })
export class AdvanceInput {
  @Field(() => Int, { nullable: true, description: 'Number of the customer; needed' })
  customerId?: number | null;

  @Field(() => Roubles, { nullable: true, description: 'More than 0; needed' })
  amount?: Kopecks | null;

  @Field(() => PaymentMethodEnum, { nullable: true, description: 'How; needed' })
  method?: PaymentMethod | null;

  @Field(() => String, { nullable: true, description: 'Any text' })
  comment?: string | null;

  @Field(() => Int, { nullable: true, description: READ_VERSION })
  version?: number | null;
}
