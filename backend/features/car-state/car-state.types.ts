import { Visible } from '@backend/operation/permit';
import { DateTime } from '@backend/operation/scalars';
import { CarDamageType } from '@backend/operation/types/car-damage.types';
import { CarWork } from '@backend/operation/types/car-work.types';
import { MileageAnswerEnum } from '@backend/operation/types/mileage-answer.types';
import { NamedCarType } from '@backend/operation/types/named-car.types';
import { SheetRef } from '@backend/operation/types/sheet-ref.types';
import { TEXT_LIMITS } from '@schema/constants';
import {
  MAX_KM_PER_DAY,
  MAX_MILEAGE_KM,
  MEAN_KM_DAYS,
  type MileageAnswer,
} from '@schema/values/fleet/mileage';
import { RECENT_WORK_DAYS } from '@schema/values/fleet/recent-work';
import { Field, InputType, Int, ObjectType } from 'type-graphql';

@ObjectType('MileageReading', { description: 'Mileage read from the counter of a car' })
export class MileageReadingType {
  @Field(() => Int, { description: 'ID' })
  id!: number;

  @Field(() => DateTime, { description: 'Time of the reading' })
  at!: Date;

  @Field(() => Int, { description: 'Mileage in km' })
  km!: number;

  @Field(() => Boolean, { description: 'Whether it is the first reading of a replaced counter' })
  isNewCounter!: boolean;

  @Field(() => String, { nullable: true, description: 'Comment' })
  comment!: string | null;

  @Field(() => String, { description: 'Login of the author' })
  userLogin!: string;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which it was reversed as wrong; null when it is valid',
  })
  reversedAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Login of the user who reversed it' })
  reversedByLogin!: string | null;

  @Field(() => SheetRef, { nullable: true, description: 'The sheet that recorded it' })
  sheet!: SheetRef | null;
}

@ObjectType({ description: 'Mileage and damages of a car' })
export class CarState extends NamedCarType {
  @Field(() => MileageReadingType, {
    nullable: true,
    description: 'The latest valid reading; null when there is none',
  })
  mileage!: MileageReadingType | null;

  @Field(() => Int, {
    nullable: true,
    description: `Mean km per day of the ${MEAN_KM_DAYS} days before the latest reading; null when the readings are less than a day apart`,
  })
  kmPerDay!: number | null;

  @Field(() => [MileageReadingType], {
    description: 'All readings, reversed ones included, the latest first',
  })
  readings!: readonly MileageReadingType[];

  @Field(() => [CarDamageType], {
    description: 'Open and repaired damages, the latest first; without withdrawn ones',
  })
  damages!: readonly CarDamageType[];

  @Visible('serviceWork')
  @Field(() => [CarWork], {
    nullable: true,
    description: `Maintenance of the last ${RECENT_WORK_DAYS} days, which may have repaired a damage; the latest first`,
  })
  recentWorks?: readonly CarWork[] | null;
}

/* Required fields are nullable so that a missing value gets the message of its field. */
@InputType({ description: 'New reading of the mileage' })
export class MileageInput {
  @Field(() => Int, {
    nullable: true,
    description: `Mileage in whole km, 0 to ${MAX_MILEAGE_KM}; required`,
  })
  km?: number | null;

  @Field(() => DateTime, { nullable: true, description: 'Time of the reading; defaults to now' })
  at?: Date | null;

  @Field(() => MileageAnswerEnum, {
    nullable: true,
    description: `Explanation of a contradiction that MILEAGE_DOUBTFUL named: a lower mileage than before, a higher one than later, or more than ${MAX_KM_PER_DAY} km a day`,
  })
  answer?: MileageAnswer | null;

  @Field(() => String, {
    nullable: true,
    description: `Comment, at most ${TEXT_LIMITS.comment} characters`,
  })
  comment?: string | null;
}
