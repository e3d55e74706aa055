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
      'Reads a spreadsheet and says what each row would come to; writes nothing. Cars take view_cars, customers and bookings edit_bookings',
  })
  previewImport(@Ctx() ctx: SignedInContext, @Args() args: ImportArgs): Promise<ImportPreviewType> {
    return previewNow(ctx, args.file, requestOf(args));
  }

  @Price(4)
  @Permit('view_cars', 'edit_bookings')
  @Form(importPayload)
  @Mutation(() => ImportResultType, {
    description:
      'Brings a spreadsheet in, in one transaction; the same file again changes nothing. Bookings that lack something, or whose car is taken, become incomplete ones',
  })
  importSheet(@Ctx() ctx: SignedInContext, @Args() args: ImportArgs): Promise<ImportResultType> {
    return importNow(ctx, args.file, requestOf(args));
  }

  @Price(4)
  @Permit('view_cars', 'edit_bookings')
  @Mutation(() => ImportUndone, {
    description:
      'Takes an import back as one step, unless anything that it added was changed since: deletes what it added',
  })
  undoImport(
    @Ctx() ctx: SignedInContext,
    @Arg('operationId', () => Int, { description: 'As importSheet or its job answered it' })
    operationId: number,
  ): Promise<ImportUndone> {
    return undoImport(ctx, operationId);
  }
}
