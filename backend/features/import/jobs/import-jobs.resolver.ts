import type { SignedInContext } from '@backend/operation/context';
import { Form } from '@backend/operation/form';
import { Permit } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { importJobPayload } from '@schema/forms/fields/upload';
import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { StartImportJobArgs } from '../import-args.types';
import { ImportPreviewType } from '../import-preview.types';
import { requestOf } from '../import-request';
import { cancelImportJob } from './cancel-import-job';
import { ImportJobType } from './import-job.types';
import { previewOfJob, readImportJob, readImportJobs, type SeenImportJob } from './read-import-job';
import { startImportJob } from './start-import-job';

@Resolver(() => ImportJobType)
export class ImportJobsResolver {
  @Price(1)
  @Permit('view_cars', 'edit_bookings')
  @Query(() => ImportJobType, { description: 'One of your own jobs' })
  importJob(@Ctx() ctx: SignedInContext, @Arg('id', () => Int) id: number): Promise<SeenImportJob> {
    return readImportJob(ctx, id);
  }

  @Price(1)
  @Permit('view_cars', 'edit_bookings')
  @Query(() => [ImportJobType], {
    description: 'Your latest jobs, the newest first; a job is kept for a week',
  })
  importJobs(@Ctx() ctx: SignedInContext): Promise<SeenImportJob[]> {
    return readImportJobs(ctx);
  }

  @Price(4)
  @Permit('view_cars', 'edit_bookings')
  @Form(importJobPayload)
  @Mutation(() => ImportJobType, {
    description:
      'Begins what previewImport or importSheet does and answers at once; importJob says how far it is',
  })
  async startImportJob(
    @Ctx() ctx: SignedInContext,
    @Args() args: StartImportJobArgs,
  ): Promise<SeenImportJob> {
    const { run, fileName = null, file } = args;
    const id = await startImportJob(ctx, { run, fileName, file, request: requestOf(args) });
    return readImportJob(ctx, id);
  }

  @Price(4)
  @Permit('view_cars', 'edit_bookings')
  @Mutation(() => ImportJobType, { description: 'Ends a job of your own before it writes' })
  cancelImportJob(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int) id: number,
  ): Promise<SeenImportJob> {
    return cancelImportJob(ctx, id);
  }

  @FieldResolver(() => ImportPreviewType, {
    nullable: true,
    description: 'What a preview has found, with all its rows',
  })
  preview(@Ctx() ctx: SignedInContext, @Root() job: SeenImportJob) {
    return previewOfJob(ctx, job);
  }
}
