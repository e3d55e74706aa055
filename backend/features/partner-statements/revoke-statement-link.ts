import { conflict, notFound } from '@backend/domain/refusal';
import { command } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import { StatementLink } from '@backend/store/entities/fleet/statement-link.entity';
import { LOCKED_ROW } from '@backend/store/locks/row-lock';
import { LINK_MESSAGES } from '@schema/messages/links';
import { linkAnswer, linkHistory } from './read-statement-links';

/** Revokes the link of a statement. Throws NOT_FOUND; CONFLICT once it is revoked. */
export const revokeStatementLink = command<{ readonly id: number }>()({
  name: 'revokeStatementLink',
  access: anyOf('view_analytics'),
  form: null,
  accept: ({ id }) => ({ id }),
  sameAs: ({ id }) => ({ id }),
  async lock({ em }, { id }) {
    const link = await em.findOne(StatementLink, id, LOCKED_ROW);
    if (!link) throw notFound(LINK_MESSAGES.notFound);
    if (link.revokedAt) throw conflict(LINK_MESSAGES.revoked);
    return link;
  },
  async run({ em, ctx, record }, _wanted, link) {
    em.assign(link, { revokedAt: ctx.now });
    await em.flush();
    const { place, snapshot } = linkHistory(link);
    return {
      answer: linkAnswer(link),
      history: [record({ ...place, before: snapshot })],
      cars: [],
    };
  },
});
