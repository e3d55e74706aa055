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
    description: 'Makes a list to send reviews from; its code is shown once, older lists are shut',
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
    description: 'A list to send reviews from; the code is the key',
  })
  sharedReviewLink(
    @Ctx() ctx: RequestContext,
    @Arg('code', () => String, { description: 'As it was shown, in any letter case' }) code: string,
  ): Promise<SharedReviewLink> {
    return readSharedReviewLink(ctx, code);
  }

  @Price(4)
  @Public()
  @Mutation(() => ReviewRequestType, {
    description: 'Marks a request of such a list as sent; the code is the key',
  })
  sendSharedReview(
    @Ctx() ctx: RequestContext,
    @Arg('code', () => String, { description: 'As it was shown, in any letter case' }) code: string,
    @Arg('requestId', () => Int) requestId: number,
  ): Promise<ReviewRequestType> {
    return sendSharedReview(ctx, code, requestId);
  }
}
