import { notFound } from '@backend/domain/refusal';
import { isSentLinkLive } from '@backend/domain/share-link';
import type { RequestContext } from '@backend/operation/context';
import { linkCodeHash } from '@backend/operation/link-code';
import { StatementLink } from '@backend/store/entities/fleet/statement-link.entity';
import { countView } from '@backend/store/queries/link-queries';
import { LINK_MESSAGES } from '@schema/messages/links';
import type { SharedStatement } from './statement-links.types';

/**
 * The statement of a link, without a session; counts an opening of its page. Throws NOT_FOUND with
 * one message for unknown, expired and revoked codes. An unknown code counts as a guess:
 * TOO_MANY_REQUESTS after ten.
 */
export async function readSharedStatement(
  ctx: RequestContext,
  code: string,
): Promise<SharedStatement> {
  const codeHash = linkCodeHash(code);
  const link =
    codeHash && (await ctx.em.findOne(StatementLink, { codeHash }, { disableIdentityMap: true }));
  if (!link) await ctx.guesses.countWrong('statement code', ctx.ip);
  const isLive = link && isSentLinkLive({ ...link, revokedAt: link.revokedAt ?? null }, ctx.now);
  if (!isLive) throw notFound(LINK_MESSAGES.unavailable);
  await ctx.store
    .write(ctx.em, (em) => countView(em, 'statement_links', link.id, ctx.now))
    // A statement is readable while nothing can be written.
    .catch((err: unknown) => ctx.log.warn({ err }, 'opening of a link not counted'));
  const { createdAt, expiresAt, statement } = link;
  return { companyName: ctx.config.companyName, createdAt, expiresAt, statement };
}
