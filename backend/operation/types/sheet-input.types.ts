import { DateTime } from '@backend/operation/scalars';
import { TEXT_LIMITS } from '@schema/constants';
import { MAX_MILEAGE_KM, type MileageAnswer } from '@schema/values/fleet/mileage';
import { ACCESSORY_LIMITS } from '@schema/values/handover/accessories';
import type { Ink } from '@schema/values/handover/ink';
import {
  FUEL_FULL,
  MAX_SHEET_CHARGES,
  MAX_SHEET_DAMAGES,
  MAX_SHEET_MENDED,
  type SheetSide,
  type SignatureWay,
} from '@schema/values/handover/sheet';
import { Field, InputType, Int } from 'type-graphql';
import { AccessoryInput } from './accessory.types';
import { DamageInput } from './car-damage.types';
import { MileageAnswerEnum } from './mileage-answer.types';
import { SheetChargeInput } from './sheet-charge.types';
import { SheetSideEnum } from './sheet-ref.types';
import { INK, SignatureWayEnum } from './signature.types';

/* Required fields are nullable so that a missing value gets the message of its field. */
@InputType({ description: 'New handover sheet' })
export class HandoverSheetInput {
  @Field(() => String, {
    nullable: true,
    description: '32 hexadecimal digits made on the device; a sheet is saved once; required',
  })
  clientId?: string | null;

  @Field(() => SheetSideEnum, { nullable: true, description: 'Handover or return; required' })
  side?: SheetSide | null;

  @Field(() => Int, { nullable: true, description: 'ID of the inspected car; required' })
  carId?: number | null;

  @Field(() => DateTime, { nullable: true, description: 'Time of the inspection; defaults to now' })
  at?: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Required when `at` is more than a day ago',
  })
  delayReason?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: `Mileage in whole km, 0 to ${MAX_MILEAGE_KM}`,
  })
  km?: number | null;

  @Field(() => MileageAnswerEnum, {
    nullable: true,
    description: 'Explanation of a contradiction that MILEAGE_DOUBTFUL named',
  })
  mileageAnswer?: MileageAnswer | null;

  @Field(() => Int, { nullable: true, description: `Fuel, 0 to ${FUEL_FULL} eighths of a tank` })
  fuel?: number | null;

  @Field(() => [DamageInput], {
    nullable: true,
    description: `New damages, at most ${MAX_SHEET_DAMAGES}`,
  })
  damages?: readonly DamageInput[] | null;

  @Field(() => [Int], {
    nullable: true,
    description: `IDs of damages of the car that are repaired, at most ${MAX_SHEET_MENDED}; those repaired meanwhile stay as they are`,
  })
  mendedDamageIds?: readonly number[] | null;

  @Field(() => [AccessoryInput], {
    nullable: true,
    description: `Answers about accessories, each name once, at most ${ACCESSORY_LIMITS.count}`,
  })
  accessories?: readonly AccessoryInput[] | null;

  @Field(() => [SheetChargeInput], {
    nullable: true,
    description: `Charges of a return, at most ${MAX_SHEET_CHARGES}; recorded in the ledger of the rental`,
  })
  charges?: readonly SheetChargeInput[] | null;

  @Field(() => SignatureWayEnum, { nullable: true, description: 'How it is signed; required' })
  signatureWay?: SignatureWay | null;

  @Field(() => String, { nullable: true, description: 'Who signs; null: the customer' })
  signerName?: string | null;

  @Field(() => [[Int]], {
    nullable: true,
    description: `Signature, required with \`finger\`: ${INK}`,
  })
  signature?: Ink | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why there is no signature; required with `absent`',
  })
  absenceReason?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Comment, at most ${TEXT_LIMITS.comment} characters`,
  })
  comment?: string | null;
}
