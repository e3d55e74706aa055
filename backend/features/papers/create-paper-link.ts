import { conflict, notFound } from '@backend/domain/refusal';
import { sentLinkExpiry } from '@backend/domain/share-link';
import { command } from '@backend/operation/command';
import { linkCodeHash, newLinkCode } from '@backend/operation/link-code';
import { anyOf } from '@backend/operation/permit';
import { sentLinkAnswer } from '@backend/operation/types/sent-link.types';
import { Paper } from '@backend/store/entities/papers/paper.entity';
import { PaperLink } from '@backend/store/entities/papers/paper-link.entity';
import { LOCKED_ROW } from '@backend/store/locks/row-lock';
import { PAPER_MESSAGES } from '@schema/messages/papers';
import { sharedPaperPath } from '@schema/values/papers/paper-link';
import { historyOf } from './paper-history';

/**
 * Creates the link of a document and returns its code once: only the hash is stored. It is valid
 * for 14 days and revokes the earlier one of the document. Throws NOT_FOUND; CONFLICT for a void
 * document.
 */
export const createPaperLink = command<{ readonly paperId: number }>()({
  name: 'createPaperLink',
  access: anyOf('edit_bookings'),
  form: null,
  accept: ({ paperId }) => ({ paperId, code: newLinkCode() }),
  sameAs: 'not repeatable',
  async lock({ em }, { paperId }) {
    const paper = await em.findOne(Paper, paperId, LOCKED_ROW);
    if (!paper) throw notFound(PAPER_MESSAGES.notFound);
    if (paper.voidedAt) throw conflict(PAPER_MESSAGES.linkOfVoid);
    return paper;
  },
  async run({ em, ctx, record }, { code }, paper) {
    const { now } = ctx;
    await em.nativeUpdate(PaperLink, { paper: paper.id, revokedAt: null }, { revokedAt: now });
    const row = em.create(PaperLink, {
      paper: paper.id,
      codeHash: linkCodeHash(code) ?? '',
      createdAt: now,
      createdBy: ctx.user.id,
      expiresAt: sentLinkExpiry(now),
      views: 0,
    });
    await em.flush();
    const { place, snapshot } = historyOf(paper);
    return {
      answer: { ...sentLinkAnswer(row), code, path: sharedPaperPath(code) },
      history: [record({ ...place, after: snapshot })],
      cars: [],
    };
  },
});
