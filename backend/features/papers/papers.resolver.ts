import { Runs, runCommand } from '@backend/operation/command';
import type { RequestContext, SignedInContext } from '@backend/operation/context';
import { Form } from '@backend/operation/form';
import { Permit } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { papersPayload } from '@schema/forms/papers/paper';
import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { issuePaper } from './issue-paper';
import { IssuePaperInput, PaperPage, PapersArgs, PaperType, RentalPapers } from './papers.types';
import { readPaper, readPapers, readRentalPapers } from './read-papers';
import { voidPaper } from './void-paper';

const PAPER_ID = 'ID of the document';

@Resolver()
export class PapersResolver {
  @Price(3)
  @Permit('edit_bookings')
  @Query(() => RentalPapers, {
    description: 'Documents of the rental of a booking, and the kinds that can be issued',
  })
  rentalPapers(
    @Ctx() ctx: RequestContext,
    @Arg('bookingId', () => Int, { description: 'ID of the booking' }) bookingId: number,
  ): Promise<RentalPapers> {
    return readRentalPapers(ctx, bookingId);
  }

  @Price(2)
  @Permit('edit_bookings')
  @Query(() => PaperType, { description: 'Issued document' })
  paper(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => Int, { description: PAPER_ID }) id: number,
  ): Promise<PaperType> {
    return readPaper(ctx, id);
  }

  @Price(5, { pageSize: 50 })
  @Permit('edit_bookings')
  @Form(papersPayload)
  @Query(() => PaperPage, {
    description: 'Page of all issued documents with search and filters, latest first',
  })
  papers(
    @Ctx() ctx: RequestContext,
    @Args(() => PapersArgs) query: PapersArgs,
  ): Promise<PaperPage> {
    return readPapers(ctx, query);
  }

  @Price(8)
  @Runs(issuePaper)
  @Mutation(() => PaperType, {
    description:
      'Issue a document of a rental: fill its template, number and store it; CONFLICT when the rental has no such document to issue',
  })
  issuePaper(
    @Ctx() ctx: SignedInContext,
    @Arg('input', () => IssuePaperInput) input: IssuePaperInput,
  ): Promise<PaperType> {
    return runCommand(issuePaper, ctx, input);
  }

  @Price(4)
  @Runs(voidPaper)
  @Mutation(() => PaperType, {
    description: 'Void a document; its number stays taken; CONFLICT once it is void',
  })
  voidPaper(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int, { description: PAPER_ID }) id: number,
    @Arg('reason', () => String, {
      nullable: true,
      description: 'Why it is void, at most 200 characters; required',
    })
    reason: string | null,
  ): Promise<PaperType> {
    return runCommand(voidPaper, ctx, { id, reason });
  }
}
