import { Runs, runCommand } from '@backend/operation/command';
import type { RequestContext, SignedInContext } from '@backend/operation/context';
import { Form } from '@backend/operation/form';
import { Permit } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { ReviewStatusEnum } from '@backend/operation/types/enums.types';
import { reviewRequestsPayload } from '@schema/forms/reviews/review-request';
import type { ReviewStatus } from '@schema/statuses';
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { readReviewRequests } from './read-review-requests';
import { readReviewTemplates } from './read-review-templates';
import {
  ReviewRequestList,
  ReviewRequestType,
  ReviewTemplateList,
  ReviewTemplateType,
  SaveReviewTemplateInput,
} from './reviews.types';
import { saveReviewTemplate } from './save-review-template';
import { setReviewStatus } from './set-review-status';

@Resolver()
export class ReviewsResolver {
  @Price(1)
  @Permit('view_reviews')
  @Query(() => ReviewTemplateList, { description: 'The message to the customers of each source' })
  reviewTemplates(@Ctx() ctx: RequestContext): Promise<ReviewTemplateList> {
    return readReviewTemplates(ctx);
  }

  @Price(4)
  @Runs(saveReviewTemplate)
  @Mutation(() => ReviewTemplateType, {
    description: "Saves a source's text and its place in the queue",
  })
  saveReviewTemplate(
    @Ctx() ctx: SignedInContext,
    @Arg('sourceId', () => Int) sourceId: number,
    @Arg('input', () => SaveReviewTemplateInput) input: SaveReviewTemplateInput,
  ): Promise<ReviewTemplateType> {
    return runCommand(saveReviewTemplate, ctx, { sourceId, ...input });
  }

  @Price(10, { pageSize: 100 })
  @Permit('view_reviews')
  @Form(reviewRequestsPayload)
  @Query(() => ReviewRequestList, {
    description:
      'The queue of customers to write to, or its archive; all of it unless a page is requested',
  })
  reviewRequests(
    @Ctx() ctx: RequestContext,
    @Arg('status', () => [ReviewStatusEnum], { nullable: true, description: 'Absent: all' })
    status: ReviewStatus[] | null,
    @Arg('sourceId', () => Int, { nullable: true, description: 'Absent: of all sources' })
    sourceId: number | null,
    @Arg('page', () => Int, { nullable: true, description: 'From 1' }) page: number | null,
    @Arg('pageSize', () => Int, { nullable: true, description: 'At most 100' })
    pageSize: number | null,
  ): Promise<ReviewRequestList> {
    return readReviewRequests(ctx, { status, sourceId, page, pageSize });
  }

  @Price(4)
  @Runs(setReviewStatus)
  @Mutation(() => ReviewRequestType, {
    description: 'Marks a request as sent or given up, for good',
  })
  setReviewStatus(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int) id: number,
    @Arg('status', () => ReviewStatusEnum, { nullable: true, description: 'sent or cancelled' })
    status: ReviewStatus | null,
  ): Promise<ReviewRequestType> {
    return runCommand(setReviewStatus, ctx, { id, status });
  }
}
