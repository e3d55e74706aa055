import type { SignedInContext } from '@backend/operation/context';
import { Form } from '@backend/operation/form';
import { Permit } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { importPayload } from '@schema/forms/fields/upload';
import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { ImportArgs } from './import-args.types';
import { importNow, previewNow } from './import-now';
import { ImportPreviewType } from './import-preview.types';
import { requestOf } from './import-request';
import { ImportResultType, ImportUndone } from './jobs/import-job.types';
import { undoImport } from './undo-import';

@Resolver(() => ImportPreviewType)
export class ImportResolver {
  @Price(4)
  @Permit('view_cars', 'edit_bookings')
  @Form(importPayload)
  @Query(() => ImportPreviewType, {
    description:
      'Preview of the outcome of each row of a spreadsheet, without writing; cars require view_cars, customers, bookings and expenses edit_bookings',
  })
  previewImport(@Ctx() ctx: SignedInContext, @Args() args: ImportArgs): Promise<ImportPreviewType> {
    return previewNow(ctx, args.file, requestOf(args));
  }

  @Price(4)
  @Permit('view_cars', 'edit_bookings')
  @Form(importPayload)
  @Mutation(() => ImportResultType, {
    description:
      'Import a spreadsheet in one transaction; importing the same file again changes nothing, bookings with missing data or an occupied car become incomplete',
  })
  importSheet(@Ctx() ctx: SignedInContext, @Args() args: ImportArgs): Promise<ImportResultType> {
    return importNow(ctx, args.file, requestOf(args));
  }

  @Price(4)
  @Permit('view_cars', 'edit_bookings')
  @Mutation(() => ImportUndone, {
    description:
      'Undo an import in one step by deleting what it created and reversing its expenses; CONFLICT when any of it has changed since',
  })
  undoImport(
    @Ctx() ctx: SignedInContext,
    @Arg('operationId', () => Int, {
      description: '`operationId` returned by `importSheet` or by its job',
    })
    operationId: number,
  ): Promise<ImportUndone> {
    return undoImport(ctx, operationId);
  }
}
