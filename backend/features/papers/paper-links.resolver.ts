import { Runs, runCommand } from '@backend/operation/command';
import type { RequestContext, SignedInContext } from '@backend/operation/context';
import { Public } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { createPaperLink } from './create-paper-link';
import { CreatedPaperLink, PaperLinkType, SharedPaper } from './paper-links.types';
import { revokePaperLink } from './revoke-paper-link';
import { readSharedPaper } from './shared-paper';

@Resolver()
export class PaperLinksResolver {
  @Price(4)
  @Runs(createPaperLink)
  @Mutation(() => CreatedPaperLink, {
    description:
      'Create a link that opens a document to its customer, which revokes the earlier one; CONFLICT for a void document',
  })
  createPaperLink(
    @Ctx() ctx: SignedInContext,
    @Arg('paperId', () => Int, { description: 'ID of the document' }) paperId: number,
  ): Promise<CreatedPaperLink> {
    return runCommand(createPaperLink, ctx, { paperId });
  }

  @Price(4)
  @Runs(revokePaperLink)
  @Mutation(() => PaperLinkType, {
    description: 'Revoke the link of a document; CONFLICT once it is revoked',
  })
  revokePaperLink(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int, { description: 'ID of the link' }) id: number,
  ): Promise<PaperLinkType> {
    return runCommand(revokePaperLink, ctx, { id });
  }

  @Price(4)
  @Public()
  @Query(() => SharedPaper, {
    description:
      'Document of a link, available without a session by its code; each call counts as an opening',
  })
  sharedPaper(
    @Ctx() ctx: RequestContext,
    @Arg('code', () => String, { description: 'Code of the link' }) code: string,
  ): Promise<SharedPaper> {
    return readSharedPaper(ctx, code);
  }
}
