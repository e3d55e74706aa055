import { DateTime } from '@backend/operation/scalars';
import { AccessoryType } from '@backend/operation/types/accessory.types';
import { CarDamageType } from '@backend/operation/types/car-damage.types';
import { NamedCarType } from '@backend/operation/types/named-car.types';
import { SheetChargeType } from '@backend/operation/types/sheet-charge.types';
import { SheetSideEnum } from '@backend/operation/types/sheet-ref.types';
import { INK, SignatureWayEnum } from '@backend/operation/types/signature.types';
import type { Accessory } from '@schema/values/handover/accessories';
import type { Ink } from '@schema/values/handover/ink';
import { FUEL_FULL, type SheetSide, type SignatureWay } from '@schema/values/handover/sheet';
import { Field, Int, ObjectType } from 'type-graphql';
import { SheetPhotoType } from './sheet-photo.types';
import { ReturnRates } from './sheet-settings.types';

@ObjectType('HandoverSheet', {
  description: 'State of a car at a handover or return as confirmed by the customer; never changed',
})
export class HandoverSheetType extends NamedCarType {
  @Field(() => Int, { description: 'ID' })
  id!: number;

  @Field(() => String, { description: 'ID made on the device' })
  clientId!: string;

  @Field(() => SheetSideEnum, { description: 'Handover or return' })
  side!: SheetSide;

  @Field(() => Int, {
    nullable: true,
    description: 'ID of the first sheet of this side, which it supplements; null for the first',
  })
  supplementsId!: number | null;

  @Field(() => DateTime, { description: 'Time of the handover or return' })
  at!: Date;

  @Field(() => String, { nullable: true, description: 'Why it was recorded a day later or more' })
  delayReason!: string | null;

  @Field(() => Int, { nullable: true, description: 'Mileage in km' })
  km!: number | null;

  @Field(() => Boolean, { description: 'Whether its mileage was reversed as wrong since' })
  isKmReversed!: boolean;

  @Field(() => Int, { nullable: true, description: `Fuel, 0 to ${FUEL_FULL} eighths of a tank` })
  fuel!: number | null;

  @Field(() => SignatureWayEnum, { description: 'How the customer confirmed it' })
  signatureWay!: SignatureWay;

  @Field(() => String, { nullable: true, description: 'Who signed; null: the customer' })
  signerName!: string | null;

  @Field(() => [[Int]], { description: `Signature: ${INK}` })
  signature!: Ink;

  @Field(() => String, { nullable: true, description: 'Why there is no signature' })
  absenceReason!: string | null;

  @Field(() => [AccessoryType], { description: 'Answers about what is handed over with a car' })
  accessories!: readonly Accessory[];

  @Field(() => String, { nullable: true, description: 'Comment' })
  comment!: string | null;

  @Field(() => DateTime, { description: 'Time at which it was saved' })
  createdAt!: Date;

  @Field(() => String, { description: 'Login of the author' })
  userLogin!: string;

  @Field(() => [CarDamageType], { description: 'Damages found by it, withdrawn ones excluded' })
  damages!: readonly CarDamageType[];

  @Field(() => [CarDamageType], {
    description: 'Damages that it marked as repaired, without those opened again',
  })
  mendedDamages!: readonly CarDamageType[];

  @Field(() => [SheetChargeType], { description: 'Charges that it recorded' })
  charges!: readonly SheetChargeType[];

  @Field(() => [SheetPhotoType], { description: 'Its photos' })
  photos!: readonly SheetPhotoType[];

  @Field(() => Int, { description: 'Number of its photos deleted after the retention' })
  deletedPhotoCount!: number;
}

@ObjectType({ description: 'Handover sheets of a rental part' })
export class RentalSheets extends NamedCarType {
  @Field(() => Int, { description: 'ID of the booking' })
  bookingId!: number;

  @Field(() => Int, { description: 'Version of the booking' })
  version!: number;

  @Field(() => String, { description: 'Full name of the customer' })
  customerName!: string;

  @Field(() => String, { nullable: true, description: 'Phone of the customer' })
  customerPhone!: string | null;

  @Field(() => DateTime, { description: 'Start of the booking' })
  startDate!: Date;

  @Field(() => DateTime, { description: 'End of the booking' })
  endDate!: Date;

  @Field(() => DateTime, { nullable: true, description: 'Time of the handover mark' })
  handedOverAt!: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Time of the return mark' })
  returnedAt!: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Time at which it was archived' })
  cancelledAt!: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Km between handover and return by valid readings; null until both have a mileage',
  })
  drivenKm!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Fuel at the return less that at the handover, eighths of a tank',
  })
  fuelChange!: number | null;

  @Field(() => Boolean, {
    description: 'Whether a sheet may charge: the company records payments and tracks this rental',
  })
  takesCharges!: boolean;

  @Field(() => ReturnRates, {
    description:
      'Rates of the return; those of the company when the car was handed over with a sheet',
  })
  rates!: ReturnRates;

  @Field(() => [HandoverSheetType], { description: 'Sheets, oldest first' })
  sheets!: readonly HandoverSheetType[];

  @Field(() => [SheetPhotoType], { description: 'Photos whose sheet is not saved yet' })
  draftPhotos!: readonly SheetPhotoType[];

  @Field(() => [SheetPhotoType], {
    description: 'The latest photo of each angle of the car, of other rentals too',
  })
  previousPhotos!: readonly SheetPhotoType[];
}
