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
  @Query(() => ReviewTemplateList, { description: 'Review request templates of all sources' })
  reviewTemplates(@Ctx() ctx: RequestContext): Promise<ReviewTemplateList> {
    return readReviewTemplates(ctx);
  }

  @Price(4)
  @Runs(saveReviewTemplate)
  @Mutation(() => ReviewTemplateType, {
    description: 'Update the review request template of a source',
  })
  saveReviewTemplate(
    @Ctx() ctx: SignedInContext,
    @Arg('sourceId', () => Int, { description: 'ID of the source' }) sourceId: number,
    @Arg('input', () => SaveReviewTemplateInput) input: SaveReviewTemplateInput,
  ): Promise<ReviewTemplateType> {
    return runCommand(saveReviewTemplate, ctx, { sourceId, ...input });
  }

  @Price(10, { pageSize: 100 })
  @Permit('view_reviews')
  @Form(reviewRequestsPayload)
  @Query(() => ReviewRequestList, {
    description:
      'Review requests of the queue or its archive; all of them when neither `page` nor `pageSize` is given',
  })
  reviewRequests(
    @Ctx() ctx: RequestContext,
    @Arg('status', () => [ReviewStatusEnum], {
      nullable: true,
      description: 'Statuses of the review requests to return; defaults to all',
    })
    status: ReviewStatus[] | null,
    @Arg('sourceId', () => Int, {
      nullable: true,
      description: 'ID of the source; defaults to all sources',
    })
    sourceId: number | null,
    @Arg('page', () => Int, {
      nullable: true,
      description: 'Page number, starting at 1; defaults to 1',
    })
    page: number | null,
    @Arg('pageSize', () => Int, {
      nullable: true,
      description: 'Rows per page, 1–100; defaults to 50',
    })
    pageSize: number | null,
  ): Promise<ReviewRequestList> {
    return readReviewRequests(ctx, { status, sourceId, page, pageSize });
  }

  @Price(4)
  @Runs(setReviewStatus)
  @Mutation(() => ReviewRequestType, {
    description: 'Mark a review request as sent or cancelled; CONFLICT when it is not pending',
  })
  setReviewStatus(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int, { description: 'ID of the review request' }) id: number,
    @Arg('status', () => ReviewStatusEnum, {
      nullable: true,
      description: '`sent` or `cancelled`; required',
    })
    status: ReviewStatus | null,
  ): Promise<ReviewRequestType> {
    return runCommand(setReviewStatus, ctx, { id, status });
  }
}
