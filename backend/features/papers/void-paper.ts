import { conflict, notFound } from '@backend/domain/refusal';
import { command } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import { Paper } from '@backend/store/entities/papers/paper.entity';
import { LOCKED_ROW } from '@backend/store/locks/row-lock';
import { voidPaperForm } from '@schema/forms/papers/paper';
import { PAPER_MESSAGES } from '@schema/messages/papers';
import { cleanName } from '@schema/values/words/text';
import { historyOf } from './paper-history';
import { paperAnswer } from './read-papers';

interface VoidPaper {
  readonly id: number;
  readonly reason?: string | null;
}

/**
 * Voids a document; its number stays taken and its file readable. Throws VALIDATION_FAILED;
 * NOT_FOUND; CONFLICT once it is void.
 */
export const voidPaper = command<VoidPaper>()({
  name: 'voidPaper',
  access: anyOf('edit_bookings'),
  form: voidPaperForm,
  accept: ({ id, reason }) => ({ id, reason: cleanName(reason) }),
  sameAs: ({ id, reason }) => ({ id, reason }),
  async lock({ em }, { id }) {
    const row = await em.findOne(Paper, id, LOCKED_ROW);
    if (!row) throw notFound(PAPER_MESSAGES.notFound);
    if (row.voidedAt) throw conflict(PAPER_MESSAGES.alreadyVoided);
    return row;
  },
  async run({ em, ctx, record }, { reason }, row) {
    em.assign(row, { voidedAt: ctx.now, voidedByLogin: ctx.user.login, voidReason: reason });
    await em.flush();
    const { place, snapshot } = historyOf(row);
    return {
      answer: await paperAnswer(em, row, ctx.zone),
      history: [record({ ...place, before: snapshot, after: { reason } })],
      cars: [],
    };
  },
});
