import { Runs, runCommand } from '@backend/operation/command';
import type { RequestContext, SignedInContext } from '@backend/operation/context';
import { Form } from '@backend/operation/form';
import { Permit } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { PageArgs } from '@backend/operation/types/list-args.types';
import { HandoverSheetInput } from '@backend/operation/types/sheet-input.types';
import { listQueryPayload, sheetsPayload } from '@schema/forms/list-query';
import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { RentalSheets } from './handover.types';
import { SheetPage, SheetsArgs } from './listed-sheet.types';
import { readCarSheets, readSheets } from './read-listed-sheets';
import { readRentalSheets } from './read-sheets';
import { saveHandoverSheet } from './save-sheet';
import { SheetPhotoInput, SheetPhotoType } from './sheet-photo.types';
import { addSheetPhoto, removeSheetPhoto } from './sheet-photos';

const BOOKING_ID = 'ID of the booking';

@Resolver()
export class HandoverResolver {
  @Price(2)
  @Permit('edit_bookings')
  @Query(() => RentalSheets, { description: 'Handover sheets of a rental part' })
  handoverSheets(
    @Ctx() { em }: RequestContext,
    @Arg('bookingId', () => Int, { description: BOOKING_ID }) bookingId: number,
  ): Promise<RentalSheets> {
    return readRentalSheets(em, bookingId);
  }

  @Price(2, { pageSize: 50 })
  @Permit('edit_bookings')
  @Form(listQueryPayload)
  @Query(() => SheetPage, {
    description: 'Handover sheets of a car, of all its rentals, latest first',
  })
  carSheets(
    @Ctx() { em }: RequestContext,
    @Arg('carId', () => Int, { description: 'ID of the car' }) carId: number,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<SheetPage> {
    return readCarSheets(em, carId, page);
  }

  @Price(5, { pageSize: 50 })
  @Permit('edit_bookings')
  @Form(sheetsPayload)
  @Query(() => SheetPage, {
    description: 'Page of the handover sheets of all cars with search and filters, latest first',
  })
  sheets(
    @Ctx() ctx: RequestContext,
    @Args(() => SheetsArgs) query: SheetsArgs,
  ): Promise<SheetPage> {
    return readSheets(ctx, query);
  }

  @Price(6)
  @Runs(saveHandoverSheet)
  @Mutation(() => RentalSheets, {
    description:
      'Save a handover sheet with its mileage and new damages; a second one of the same side supplements the first; MILEAGE_DOUBTFUL as for a reading',
  })
  saveHandoverSheet(
    @Ctx() ctx: SignedInContext,
    @Arg('bookingId', () => Int, { description: BOOKING_ID }) bookingId: number,
    @Arg('input', () => HandoverSheetInput) input: HandoverSheetInput,
  ): Promise<RentalSheets> {
    return runCommand(saveHandoverSheet, ctx, { bookingId, ...input });
  }

  @Price(4)
  @Runs(addSheetPhoto)
  @Mutation(() => SheetPhotoType, {
    description: 'Add an uploaded photo to a sheet, before or after the sheet is saved',
  })
  addSheetPhoto(
    @Ctx() ctx: SignedInContext,
    @Arg('bookingId', () => Int, { description: BOOKING_ID }) bookingId: number,
    @Arg('input', () => SheetPhotoInput) input: SheetPhotoInput,
  ): Promise<SheetPhotoType> {
    return runCommand(addSheetPhoto, ctx, { bookingId, ...input });
  }

  @Price(4)
  @Runs(removeSheetPhoto)
  @Mutation(() => RentalSheets, {
    description: 'Remove a photo; CONFLICT once its sheet is saved',
  })
  removeSheetPhoto(
    @Ctx() ctx: SignedInContext,
    @Arg('clientId', () => String, { description: 'ID made on the device' }) clientId: string,
  ): Promise<RentalSheets> {
    return runCommand(removeSheetPhoto, ctx, { clientId });
  }
}
