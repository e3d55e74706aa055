import { notFound } from '@backend/domain/refusal';
import { isSentLinkLive } from '@backend/domain/share-link';
import type { RequestContext } from '@backend/operation/context';
import { linkCodeHash } from '@backend/operation/link-code';
import { Paper } from '@backend/store/entities/papers/paper.entity';
import { PaperLink } from '@backend/store/entities/papers/paper-link.entity';
import { countView } from '@backend/store/queries/link-queries';
import { LINK_MESSAGES } from '@schema/messages/links';
import { sharedFileName } from '@schema/texts/papers/paper-link';
import { sharedPaperFileUrl } from '@schema/values/papers/paper-link';
import { dayOf } from '@schema/values/time/calendar';
import { numberOf } from './paper-facts';
import type { SharedPaper } from './paper-links.types';

const APART = { disableIdentityMap: true } as const;

/**
 * The link of a code and its document, without a session. Throws NOT_FOUND with one message for
 * unknown, expired and revoked codes. An unknown code counts as a guess: TOO_MANY_REQUESTS after
 * ten.
 */
async function openLink(ctx: RequestContext, code: string) {
  const codeHash = linkCodeHash(code);
  const link = codeHash && (await ctx.em.findOne(PaperLink, { codeHash }, APART));
  if (!link) await ctx.guesses.countWrong('paper code', ctx.ip);
  const isLive = link && isSentLinkLive({ ...link, revokedAt: link.revokedAt ?? null }, ctx.now);
  if (!isLive) throw notFound(LINK_MESSAGES.unavailable);
  return { link, paper: await ctx.em.findOneOrFail(Paper, link.paper.id, APART) };
}

/** The document of a link; counts an opening of its page. Throws as `openLink`. */
export async function readSharedPaper(ctx: RequestContext, code: string): Promise<SharedPaper> {
  const { link, paper } = await openLink(ctx, code);
  await ctx.store
    .write(ctx.em, (em) => countView(em, 'paper_links', link.id, ctx.now))
    // A document is readable while nothing can be written.
    .catch((err: unknown) => ctx.log.warn({ err }, 'opening of a link not counted'));
  const number = numberOf(paper);
  return {
    companyName: ctx.config.companyName,
    kind: paper.kind,
    number,
    issuedOn: dayOf(paper.issuedAt, ctx.zone),
    url: sharedPaperFileUrl(code),
    fileName: sharedFileName({ kind: paper.kind, number }),
    size: paper.fileSize,
    sha256: paper.sha256,
    isVoid: paper.voidedAt != null,
    expiresAt: link.expiresAt,
  };
}

/** Key and name of the file that a link opens. Throws as `openLink`. */
export async function sharedPaperFile(
  ctx: RequestContext,
  code: string,
): Promise<{ readonly key: string; readonly name: string }> {
  const { paper } = await openLink(ctx, code);
  return {
    key: paper.fileKey,
    name: sharedFileName({ kind: paper.kind, number: numberOf(paper) }),
  };
}
