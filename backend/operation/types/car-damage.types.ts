import { TEXT_LIMITS } from '@schema/constants';
import {
  CAR_VIEWS,
  type CarView,
  DAMAGE_KINDS,
  DAMAGE_SIZES,
  type DamageKind,
  type DamageSize,
} from '@schema/values/fleet/damage';
import { Field, Float, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Visible } from '../permit';
import { DateTime } from '../scalars';
import { CarWork } from './car-work.types';
import { enumOf } from './enum-of';
import { SheetRef } from './sheet-ref.types';

const CarViewEnum = enumOf(CAR_VIEWS);
const DamageKindEnum = enumOf(DAMAGE_KINDS);
const DamageSizeEnum = enumOf(DAMAGE_SIZES);

registerEnumType(CarViewEnum, {
  name: 'CarView',
  description: 'View of a car; `left` and `right` as seen by its driver',
});
registerEnumType(DamageKindEnum, { name: 'DamageKind', description: 'Kind of damage' });
registerEnumType(DamageSizeEnum, { name: 'DamageSize', description: 'Size of a damage' });

@ObjectType('CarDamage', { description: 'Damage of a car, marked on a view of its drawing' })
export class CarDamageType {
  @Field(() => Int, { description: 'ID' })
  id!: number;

  @Field(() => CarViewEnum, { description: 'View of the car' })
  view!: CarView;

  @Field(() => Float, { description: 'Distance from the left edge of the view, 0 to 1' })
  x!: number;

  @Field(() => Float, { description: 'Distance from the top edge of the view, 0 to 1' })
  y!: number;

  @Field(() => DamageKindEnum, { description: 'Kind of damage' })
  kind!: DamageKind;

  @Field(() => DamageSizeEnum, { description: 'Size' })
  size!: DamageSize;

  @Field(() => String, { nullable: true, description: 'Comment' })
  comment!: string | null;

  @Field(() => String, { nullable: true, description: 'URL of the photo' })
  photo!: string | null;

  @Field(() => DateTime, { description: 'Time at which it was recorded' })
  createdAt!: Date;

  @Field(() => String, { description: 'Login of the author' })
  userLogin!: string;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time of the repair; null while it is open',
  })
  mendedAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Login of the user who marked the repair' })
  mendedByLogin!: string | null;

  @Field(() => SheetRef, { nullable: true, description: 'The sheet that marked the repair' })
  mendedInSheet!: SheetRef | null;

  @Visible('serviceWork')
  @Field(() => CarWork, { nullable: true, description: 'The maintenance that repaired it' })
  mendedInWork?: CarWork | null;

  @Field(() => SheetRef, { nullable: true, description: 'The sheet that found it' })
  sheet!: SheetRef | null;
}

/* Required fields are nullable so that a missing value gets the message of its field. */
@InputType({ description: 'New damage of a car' })
export class DamageInput {
  @Field(() => CarViewEnum, { nullable: true, description: 'View of the car; required' })
  view?: CarView | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Distance from the left edge of the view, 0 to 1; required',
  })
  x?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Distance from the top edge of the view, 0 to 1; required',
  })
  y?: number | null;

  @Field(() => DamageKindEnum, { nullable: true, description: 'Kind of damage; required' })
  kind?: DamageKind | null;

  @Field(() => DamageSizeEnum, { nullable: true, description: 'Size; required' })
  size?: DamageSize | null;

  @Field(() => String, {
    nullable: true,
    description: `Comment, at most ${TEXT_LIMITS.comment} characters`,
  })
  comment?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'URL of a photo returned by `uploadCarStatePhoto`',
  })
  photo?: string | null;
}
