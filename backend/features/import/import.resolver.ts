import type { SignedInContext } from '@backend/graphql/context';
import { Form } from '@backend/graphql/form';
import { Permit } from '@backend/graphql/permit';
import { JSON as AnyJson } from '@backend/graphql/scalars';
import { importPayload } from '@schema/forms/upload';
import { Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { ImportArgs, ImportPreviewType, ImportResultType } from './import.types';
import { importSheet } from './import-sheet';
import { previewImport } from './preview-import';

@Resolver(() => ImportPreviewType)
export class ImportResolver {
  @Permit('view_cars', 'edit_bookings')
  @Form(importPayload)
  @Query(() => ImportPreviewType, {
    description:
      'Reads a spreadsheet and says what each row would come to; writes nothing. Cars take view_cars, customers and bookings edit_bookings',
  })
  previewImport(@Ctx() ctx: SignedInContext, @Args() args: ImportArgs): Promise<ImportPreviewType> {
    return previewImport(ctx, args.file, asked(args));
  }

  @Permit('view_cars', 'edit_bookings')
  @Form(importPayload)
  @Mutation(() => ImportResultType, {
    description:
      'Brings a spreadsheet in, in one transaction; the same file again changes nothing. Bookings that lack something, or whose car is taken, become incomplete ones',
  })
  importSheet(@Ctx() ctx: SignedInContext, @Args() args: ImportArgs): Promise<ImportResultType> {
    return importSheet(ctx, args.file, asked(args));
  }

  @FieldResolver(() => [AnyJson], {
    description: 'The rows as JSON values: there may be tens of thousands',
  })
  rowsJson(@Root() { rows }: ImportPreviewType): unknown {
    return rows;
  }
}

/** What was said about the file, without the file itself. */
function asked({ kind, sheet, headerRow, columns, createCars }: ImportArgs) {
  return { kind, sheet, headerRow, columns, createCars };
}
