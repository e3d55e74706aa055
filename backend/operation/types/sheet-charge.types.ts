import { Roubles } from '@backend/operation/scalars';
import { TEXT_LIMITS } from '@schema/constants';
import type { ChargeKind } from '@schema/values/money/ledger';
import type { Kopecks } from '@schema/values/money/money';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { ChargeKindEnum } from './charge-kind.types';

@ObjectType('SheetCharge', { description: 'Charge recorded together with a sheet' })
export class SheetChargeType {
  @Field(() => Int, { description: 'ID of the charge' })
  id!: number;

  @Field(() => ChargeKindEnum, { description: 'Kind of charge' })
  kind!: ChargeKind;

  @Field(() => Roubles, { description: 'Amount in roubles, greater than 0' })
  amount!: Kopecks;

  @Field(() => String, { nullable: true, description: 'Reason; null when there is none' })
  comment!: string | null;

  @Field(() => Boolean, { description: 'Whether it was reversed since' })
  isReversed!: boolean;
}

/* Required fields are nullable so that a missing value gets the message of its field. */
@InputType({ description: 'Charge of a new return sheet' })
export class SheetChargeInput {
  @Field(() => ChargeKindEnum, { nullable: true, description: 'Kind of charge; required' })
  kind?: ChargeKind | null;

  @Field(() => Roubles, {
    nullable: true,
    description: 'Amount in roubles, greater than 0; required',
  })
  amount?: Kopecks | null;

  @Field(() => String, {
    nullable: true,
    description: `Reason, at most ${TEXT_LIMITS.comment} characters`,
  })
  comment?: string | null;
}
