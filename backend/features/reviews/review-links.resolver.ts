import { Runs, runCommand } from '@backend/operation/command';
import type { RequestContext, SignedInContext } from '@backend/operation/context';
import { Public } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { createReviewLink } from './create-review-link';
import { CreateReviewLinkInput, ReviewLinkType, SharedReviewLink } from './review-links.types';
import { ReviewRequestType } from './reviews.types';
import { readSharedReviewLink, sendSharedReview } from './shared-review-link';

@Resolver()
export class ReviewLinksResolver {
  @Price(4)
  @Runs(createReviewLink)
  @Mutation(() => ReviewLinkType, {
    description:
      'Create a link to send review requests, which revokes earlier links of the source; CONFLICT when none of the requests is pending',
  })
  createReviewLink(
    @Ctx() ctx: SignedInContext,
    @Arg('input', () => CreateReviewLinkInput) input: CreateReviewLinkInput,
  ): Promise<ReviewLinkType> {
    return runCommand(createReviewLink, ctx, input);
  }

  @Price(2)
  @Public()
  @Query(() => SharedReviewLink, {
    description: 'Review requests of a link, available without a session by its code',
  })
  sharedReviewLink(
    @Ctx() ctx: RequestContext,
    @Arg('code', () => String, { description: 'Code of the link, in any letter case' })
    code: string,
  ): Promise<SharedReviewLink> {
    return readSharedReviewLink(ctx, code);
  }

  @Price(4)
  @Public()
  @Mutation(() => ReviewRequestType, {
    description:
      'Mark a review request of a link as sent, without a session; CONFLICT when it is not pending',
  })
  sendSharedReview(
    @Ctx() ctx: RequestContext,
    @Arg('code', () => String, { description: 'Code of the link, in any letter case' })
    code: string,
    @Arg('requestId', () => Int, { description: 'ID of the review request' }) requestId: number,
  ): Promise<ReviewRequestType> {
    return sendSharedReview(ctx, code, requestId);
  }
}
