import { DateTime } from '@backend/operation/scalars';
import { SheetSideEnum } from '@backend/operation/types/sheet-ref.types';
import { FUEL_FULL, type SheetSide, type SignatureWay } from '@schema/values/handover/sheet';
import { Field, Int, ObjectType } from 'type-graphql';
import { SignatureWayEnum } from './handover.types';

@ObjectType({ description: 'Handover sheet in the list of a car' })
export class CarSheet {
  @Field(() => Int, { description: 'ID' })
  id!: number;

  @Field(() => Int, { description: 'ID of the booking' })
  bookingId!: number;

  @Field(() => SheetSideEnum, { description: 'Handover or return' })
  side!: SheetSide;

  @Field(() => Boolean, { description: 'Whether it supplements an earlier sheet' })
  isSupplement!: boolean;

  @Field(() => DateTime, { description: 'Time of the handover or return' })
  at!: Date;

  @Field(() => String, { description: 'Full name of the customer' })
  customerName!: string;

  @Field(() => Int, { nullable: true, description: 'Mileage in km' })
  km!: number | null;

  @Field(() => Int, { nullable: true, description: `Fuel, 0 to ${FUEL_FULL} eighths of a tank` })
  fuel!: number | null;

  @Field(() => Int, { description: 'Number of damages found by it, withdrawn ones excluded' })
  damageCount!: number;

  @Field(() => Int, { description: 'Number of its photos' })
  photoCount!: number;

  @Field(() => SignatureWayEnum, { description: 'How the customer confirmed it' })
  signatureWay!: SignatureWay;

  @Field(() => String, { description: 'Login of the author' })
  userLogin!: string;
}

@ObjectType({ description: 'Page of the handover sheets of a car' })
export class CarSheetPage {
  @Field(() => [CarSheet], { description: 'Sheets, latest first' })
  items!: readonly CarSheet[];

  @Field(() => Int, { description: 'Number of sheets on all pages' })
  total!: number;
}
