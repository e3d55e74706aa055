import { Runs, runCommand } from '@backend/operation/command';
import type { RequestContext, SignedInContext } from '@backend/operation/context';
import { Permit, Public } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { createStatementLink } from './create-statement-link';
import { readStatementLinks } from './read-statement-links';
import { revokeStatementLink } from './revoke-statement-link';
import { readSharedStatement } from './shared-statement';
import {
  CreatedStatementLink,
  SharedStatement,
  StatementLinkInput,
  StatementLinkType,
} from './statement-links.types';

@Resolver()
export class StatementLinksResolver {
  @Price(4)
  @Permit('view_analytics')
  @Query(() => [StatementLinkType], {
    description: 'The latest 50 links to statements of a partner, newest first',
  })
  statementLinks(
    @Ctx() ctx: RequestContext,
    @Arg('partnerId', () => Int, { description: 'ID of the partner' }) partnerId: number,
  ): Promise<StatementLinkType[]> {
    return readStatementLinks(ctx, partnerId);
  }

  @Price(40)
  @Runs(createStatementLink)
  @Mutation(() => CreatedStatementLink, {
    description:
      'Create a link that opens the statement of a period to its partner as it is now, which revokes the earlier one of the period',
  })
  createStatementLink(
    @Ctx() ctx: SignedInContext,
    @Arg('input', () => StatementLinkInput) input: StatementLinkInput,
  ): Promise<CreatedStatementLink> {
    return runCommand(createStatementLink, ctx, input);
  }

  @Price(4)
  @Runs(revokeStatementLink)
  @Mutation(() => StatementLinkType, {
    description: 'Revoke the link of a statement; CONFLICT once it is revoked',
  })
  revokeStatementLink(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int, { description: 'ID of the link' }) id: number,
  ): Promise<StatementLinkType> {
    return runCommand(revokeStatementLink, ctx, { id });
  }

  @Price(4)
  @Public()
  @Query(() => SharedStatement, {
    description:
      'Statement of a link, available without a session by its code; each call counts as an opening',
  })
  sharedStatement(
    @Ctx() ctx: RequestContext,
    @Arg('code', () => String, { description: 'Code of the link' }) code: string,
  ): Promise<SharedStatement> {
    return readSharedStatement(ctx, code);
  }
}
