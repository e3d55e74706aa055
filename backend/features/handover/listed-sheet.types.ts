import { DateTime, Day } from '@backend/operation/scalars';
import { enumOf } from '@backend/operation/types/enum-of';
import { ListArgs } from '@backend/operation/types/list-args.types';
import { NamedCarType } from '@backend/operation/types/named-car.types';
import { SheetSideEnum } from '@backend/operation/types/sheet-ref.types';
import { SignatureWayEnum } from '@backend/operation/types/signature.types';
import {
  FUEL_FULL,
  SHEET_FINDINGS,
  type SheetFinding,
  type SheetSide,
  type SignatureWay,
} from '@schema/values/handover/sheet';
import { ArgsType, Field, Int, ObjectType, registerEnumType } from 'type-graphql';

const SheetFindingEnum = enumOf(SHEET_FINDINGS);

registerEnumType(SheetFindingEnum, {
  name: 'SheetFinding',
  description:
    'What a sheet shows; `damages`: new damages, withdrawn ones excluded, `unsigned`: the customer did not sign',
});

@ArgsType()
export class SheetsArgs extends ListArgs {
  @Field(() => SheetSideEnum, {
    nullable: true,
    description: 'Side of the sheets to return; defaults to both',
  })
  side?: SheetSide | null;

  @Field(() => SheetFindingEnum, {
    nullable: true,
    description: 'What the sheets to return show; defaults to anything',
  })
  finding?: SheetFinding | null;

  @Field(() => Day, { nullable: true, description: 'First day of the sheets to return' })
  from?: string | null;

  @Field(() => Day, { nullable: true, description: 'Last day, not before `from`' })
  to?: string | null;
}

@ObjectType({ description: 'Handover sheet in a list', simpleResolvers: true })
export class ListedSheet extends NamedCarType {
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

@ObjectType({ description: 'Page of handover sheets' })
export class SheetPage {
  @Field(() => [ListedSheet], { description: 'Sheets, latest first' })
  items!: readonly ListedSheet[];

  @Field(() => Int, { description: 'Number of sheets on all pages' })
  total!: number;
}
