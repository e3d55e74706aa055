import { Day, Roubles } from '@backend/operation/scalars';
import { enumOf } from '@backend/operation/types/enum-of';
import { PaymentMethodEnum } from '@backend/operation/types/money-enums.types';
import { CollectionPlaceEnum } from '@backend/operation/types/money-operation.types';
import { SHORT_REASON, TILL_ID } from '@backend/operation/types/till-input.types';
import { TEXT_LIMITS } from '@schema/constants';
import type { PaymentMethod } from '@schema/values/money/ledger';
import type { Kopecks } from '@schema/values/money/money';
import {
  type CollectionPlace,
  HANDOVER_OUTCOMES,
  type HandoverOutcome,
} from '@schema/values/money/tills';
import { Field, InputType, Int, registerEnumType } from 'type-graphql';

export const HandoverOutcomeEnum = enumOf(HANDOVER_OUTCOMES);
registerEnumType(HandoverOutcomeEnum, {
  name: 'HandoverOutcome',
  description: 'Outcome of a handover of cash; `accepted` moves the cash',
});

const AMOUNT = 'Amount in roubles, greater than 0; required';
const COMMENT = `Comment, at most ${TEXT_LIMITS.comment} characters`;

@InputType({ description: 'Expense of the company' })
export class ExpenseInput {
  @Field(() => Roubles, { nullable: true, description: AMOUNT })
  amount?: Kopecks | null;

  @Field(() => Int, { nullable: true, description: 'ID of the kind of expense; required' })
  kindId?: number | null;

  @Field(() => PaymentMethodEnum, { nullable: true, description: 'Payment method; required' })
  method?: PaymentMethod | null;

  @Field(() => Int, { nullable: true, description: 'ID of the car in whose costs it is' })
  carId?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'ID of the partner who bears the expense by agreement',
  })
  partnerId?: number | null;

  @Field(() => Day, {
    nullable: true,
    description:
      'Day of the document, not in the future; defaults to today. The money moves at the time of the request',
  })
  spentOn?: string | null;

  @Field(() => String, { nullable: true, description: COMMENT })
  comment?: string | null;

  @Field(() => Int, { nullable: true, description: TILL_ID })
  tillId?: number | null;

  @Field(() => String, { nullable: true, description: SHORT_REASON })
  shortReason?: string | null;
}

@InputType({ description: 'Cash brought from a till to the bank or a safe' })
export class CollectionInput {
  @Field(() => Roubles, { nullable: true, description: AMOUNT })
  amount?: Kopecks | null;

  @Field(() => CollectionPlaceEnum, { nullable: true, description: 'Destination; required' })
  place?: CollectionPlace | null;

  @Field(() => String, { nullable: true, description: COMMENT })
  comment?: string | null;

  @Field(() => Int, { nullable: true, description: TILL_ID })
  tillId?: number | null;

  @Field(() => String, { nullable: true, description: SHORT_REASON })
  shortReason?: string | null;
}

@InputType({
  description:
    'Cash given to another till. It moves when the receiver accepts it, at once when the caller uses both tills',
})
export class CashHandoverInput {
  @Field(() => Int, { nullable: true, description: 'ID of the till that receives' })
  toTillId?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'ID of the user whose till receives; this or `toTillId` is required',
  })
  toUserId?: number | null;

  @Field(() => Roubles, { nullable: true, description: AMOUNT })
  amount?: Kopecks | null;

  @Field(() => String, { nullable: true, description: COMMENT })
  comment?: string | null;

  @Field(() => Int, { nullable: true, description: TILL_ID })
  tillId?: number | null;

  @Field(() => String, { nullable: true, description: SHORT_REASON })
  shortReason?: string | null;
}

@InputType({ description: 'Outcome of a handover of cash' })
export class HandoverEndInput {
  @Field(() => HandoverOutcomeEnum, {
    nullable: true,
    description: '`accepted` or `declined` by the receiver, `withdrawn` by the sender; required',
  })
  outcome?: HandoverOutcome | null;

  @Field(() => String, { nullable: true, description: COMMENT })
  comment?: string | null;

  @Field(() => String, { nullable: true, description: SHORT_REASON })
  shortReason?: string | null;
}

@InputType({ description: 'Number of notes or coins of one value' })
export class NoteCountInput {
  @Field(() => Int, { nullable: true, description: 'Value in roubles; required' })
  value?: number | null;

  @Field(() => Int, { nullable: true, description: 'Number of notes or coins; required' })
  count?: number | null;
}

@InputType({ description: 'Count of a till' })
export class TillCountInput {
  @Field(() => Int, { nullable: true, description: TILL_ID })
  tillId?: number | null;

  @Field(() => Roubles, {
    nullable: true,
    description: 'Counted cash in roubles, at least 0; required',
  })
  counted?: Kopecks | null;

  @Field(() => [NoteCountInput], {
    nullable: true,
    description: 'Notes and coins, whose sum is `counted`',
  })
  notes?: NoteCountInput[] | null;

  @Field(() => String, { nullable: true, description: COMMENT })
  comment?: string | null;
}
