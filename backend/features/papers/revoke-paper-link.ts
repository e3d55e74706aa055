import { conflict, notFound } from '@backend/domain/refusal';
import { command } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import { sentLinkAnswer } from '@backend/operation/types/sent-link.types';
import { Paper } from '@backend/store/entities/papers/paper.entity';
import { PaperLink } from '@backend/store/entities/papers/paper-link.entity';
import { LOCKED_ROW } from '@backend/store/locks/row-lock';
import { LINK_MESSAGES } from '@schema/messages/links';
import { historyOf } from './paper-history';

/** Revokes the link of a document. Throws NOT_FOUND; CONFLICT once it is revoked. */
export const revokePaperLink = command<{ readonly id: number }>()({
  name: 'revokePaperLink',
  access: anyOf('edit_bookings'),
  form: null,
  accept: ({ id }) => ({ id }),
  sameAs: ({ id }) => ({ id }),
  async lock({ em }, { id }) {
    const link = await em.findOne(PaperLink, id, LOCKED_ROW);
    if (!link) throw notFound(LINK_MESSAGES.notFound);
    if (link.revokedAt) throw conflict(LINK_MESSAGES.revoked);
    return link;
  },
  async run({ em, ctx, record }, _wanted, link) {
    em.assign(link, { revokedAt: ctx.now });
    await em.flush();
    const paper = await em.findOneOrFail(Paper, link.paper.id);
    const { place, snapshot } = historyOf(paper);
    return {
      answer: sentLinkAnswer(link),
      history: [record({ ...place, before: snapshot })],
      cars: [],
    };
  },
});
