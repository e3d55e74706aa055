import { SHEET_SIDES, type SheetSide } from '@schema/values/handover/sheet';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from './enum-of';

export const SheetSideEnum = enumOf(SHEET_SIDES);

registerEnumType(SheetSideEnum, {
  name: 'SheetSide',
  description: 'Whether the car goes out to the customer or comes back',
});

@ObjectType('SheetRef', { description: 'The handover sheet that recorded a reading or a damage' })
export class SheetRef {
  @Field(() => Int, { description: 'ID of the booking' })
  bookingId!: number;

  @Field(() => SheetSideEnum, { description: 'Handover or return' })
  side!: SheetSide;
}
