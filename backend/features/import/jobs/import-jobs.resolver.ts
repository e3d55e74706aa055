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
  @Query(() => ImportJobType, { description: 'Import job of the current user' })
  importJob(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int, { description: 'ID of the job' }) id: number,
  ): Promise<SeenImportJob> {
    return readImportJob(ctx, id);
  }

  @Price(1)
  @Permit('view_cars', 'edit_bookings')
  @Query(() => [ImportJobType], {
    description: 'Latest import jobs of the current user, newest first; a job is kept for a week',
  })
  importJobs(@Ctx() ctx: SignedInContext): Promise<SeenImportJob[]> {
    return readImportJobs(ctx);
  }

  @Price(4)
  @Permit('view_cars', 'edit_bookings')
  @Form(importJobPayload)
  @Mutation(() => ImportJobType, {
    description:
      'Start `previewImport` or `importSheet` as a background job, whose progress `importJob` returns',
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
  @Mutation(() => ImportJobType, {
    description:
      'Cancel an import job of the current user; CONFLICT once it is writing or has ended',
  })
  cancelImportJob(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int, { description: 'ID of the job' }) id: number,
  ): Promise<SeenImportJob> {
    return cancelImportJob(ctx, id);
  }

  @FieldResolver(() => ImportPreviewType, {
    nullable: true,
    description: 'Result of a preview with all its rows; null for other jobs',
  })
  preview(@Ctx() ctx: SignedInContext, @Root() job: SeenImportJob) {
    return previewOfJob(ctx, job);
  }
}
