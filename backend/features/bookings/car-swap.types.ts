import { DateTime } from '@backend/operation/scalars';
import { NamedCarType } from '@backend/operation/types/named-car.types';
import { READ_VERSION } from '@backend/operation/types/read-version.types';
import { HandoverSheetInput } from '@backend/operation/types/sheet-input.types';
import { Field, InputType, Int, ObjectType } from 'type-graphql';

/* Required fields are nullable so that a missing value gets the message of its field. */
@InputType({ description: 'Handover sheets of a car swap' })
export class SwapSheetsInput {
  @Field(() => HandoverSheetInput, {
    nullable: true,
    description: 'Return of the first car, with side `back`; required',
  })
  back?: HandoverSheetInput | null;

  @Field(() => HandoverSheetInput, {
    nullable: true,
    description: 'Handover of the new car, with side `out`; required',
  })
  out?: HandoverSheetInput | null;
}

@InputType({ description: 'Car swap within a rental' })
export class SwapCarInput {
  @Field(() => Int, { nullable: true, description: 'ID of the new car; required' })
  carId?: number | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time of the swap, within the rental and not in the future; defaults to now',
  })
  at?: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: READ_VERSION,
  })
  version?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether to proceed while the return of an earlier rental of the new car is not marked',
  })
  confirmed?: boolean | null;

  @Field(() => SwapSheetsInput, {
    nullable: true,
    description:
      'Sheets to save with the swap, all or none; a repeat with the same IDs changes nothing',
  })
  sheets?: SwapSheetsInput | null;
}

@ObjectType({ description: 'Booking of a rental whose car was swapped' })
export class RentalPart extends NamedCarType {
  @Field(() => Int, { description: 'ID of the booking' })
  id!: number;

  @Field(() => DateTime, { description: 'Pickup time of this car' })
  startDate!: Date;

  @Field(() => DateTime, { description: 'Return time of this car' })
  endDate!: Date;
}
