import { DateTime } from '@backend/operation/scalars';
import { enumOf } from '@backend/operation/types/enum-of';
import { SheetSideEnum } from '@backend/operation/types/sheet-ref.types';
import { PHOTO_ANGLES, type PhotoAngle, type SheetSide } from '@schema/values/handover/sheet';
import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';

export const PhotoAngleEnum = enumOf(PHOTO_ANGLES);

registerEnumType(PhotoAngleEnum, {
  name: 'PhotoAngle',
  description: 'What a photo of a sheet shows; `left` and `right` as seen by the driver',
});

@ObjectType('SheetPhoto', { description: 'Photo of a handover sheet' })
export class SheetPhotoType {
  @Field(() => Int, { description: 'ID' })
  id!: number;

  @Field(() => String, { description: 'ID made on the device' })
  clientId!: string;

  @Field(() => String, { description: '`clientId` of its sheet' })
  sheetClientId!: string;

  @Field(() => SheetSideEnum, { description: 'Handover or return' })
  side!: SheetSide;

  @Field(() => PhotoAngleEnum, { description: 'What it shows' })
  angle!: PhotoAngle;

  @Field(() => String, { description: 'URL; only users who see the state of cars can read it' })
  url!: string;

  @Field(() => String, {
    nullable: true,
    description: 'SHA-256 of the picture, hex; null: stored by a release that did not record it',
  })
  sha256!: string | null;

  @Field(() => DateTime, { description: 'Time of the shot, by the clock of the device' })
  shotAt!: Date;

  @Field(() => DateTime, { description: 'Time at which it arrived' })
  receivedAt!: Date;

  @Field(() => String, { description: 'Login of the author' })
  userLogin!: string;
}

/* Required fields are nullable so that a missing value gets the message of its field. */
@InputType({ description: 'Photo of a handover sheet, uploaded before' })
export class SheetPhotoInput {
  @Field(() => String, {
    nullable: true,
    description: '32 hexadecimal digits made on the device; a photo is saved once; required',
  })
  clientId?: string | null;

  @Field(() => String, { nullable: true, description: '`clientId` of its sheet; required' })
  sheetClientId?: string | null;

  @Field(() => SheetSideEnum, { nullable: true, description: 'Handover or return; required' })
  side?: SheetSide | null;

  @Field(() => Int, { nullable: true, description: 'ID of the car; required' })
  carId?: number | null;

  @Field(() => PhotoAngleEnum, { nullable: true, description: 'What it shows; required' })
  angle?: PhotoAngle | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time of the shot, by the clock of the device; required',
  })
  shotAt?: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'URL of a photo returned by `uploadCarStatePhoto`; required',
  })
  photo?: string | null;
}
