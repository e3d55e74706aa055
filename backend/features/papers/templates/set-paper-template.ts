import { tagState } from '@backend/domain/papers/template-tags';
import { conflict, notFound } from '@backend/domain/refusal';
import { refuseStale } from '@backend/domain/stale';
import { command } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import type { Em } from '@backend/store/em';
import { PaperTemplate } from '@backend/store/entities/papers/paper-template.entity';
import { lockCompany } from '@backend/store/locks/guard-company';
import { setTemplatePayload } from '@schema/forms/papers/paper-template';
import { PAPER_TEMPLATE_MESSAGES } from '@schema/messages/paper-templates';
import type { SetPaperTemplateInput } from './paper-templates.types';
import { templateAnswer } from './read-paper-templates';

interface SetPaperTemplate extends SetPaperTemplateInput {
  readonly id: number;
}

/** At most one of a kind is in use. */
async function retireOthers(em: Em, { id, kind }: PaperTemplate): Promise<void> {
  const others = await em.find(PaperTemplate, {
    kind,
    usedSince: { $ne: null },
    id: { $ne: id },
  });
  for (const other of others) em.assign(other, { usedSince: null });
  await em.flush();
}

/**
 * Puts a template in use instead of the one before, or back out of use (then the default one is
 * used), and makes it strict or not. Throws NOT_FOUND; STALE with `current`; CONFLICT for a strict
 * template with unknown tags.
 */
export const setPaperTemplate = command<SetPaperTemplate>()({
  name: 'setPaperTemplate',
  access: anyOf('manage_users'),
  form: setTemplatePayload,
  accept: ({ id, isUsed, isStrict, version }) => ({
    id,
    isUsed: isUsed ?? null,
    isStrict: isStrict ?? null,
    version: version ?? null,
  }),
  sameAs: 'not repeatable',
  async lock({ em, ctx }, { id, version }) {
    await lockCompany(em, ctx.now);
    const row = await em.findOne(PaperTemplate, id);
    if (!row) throw notFound(PAPER_TEMPLATE_MESSAGES.notFound);
    refuseStale(templateAnswer(row), version);
    return row;
  },
  async run({ em, ctx, record }, wanted, row) {
    const before = { isUsed: Boolean(row.usedSince), isStrict: row.isStrict };
    const after = {
      isUsed: wanted.isUsed ?? before.isUsed,
      isStrict: wanted.isStrict ?? before.isStrict,
    };
    if (before.isUsed === after.isUsed && before.isStrict === after.isStrict) {
      return { answer: templateAnswer(row), unchanged: true };
    }
    const unknown = row.tags.filter((tag) => tagState(tag, row.kind) === 'unknown');
    if (after.isStrict && unknown.length > 0) {
      const names = unknown.map(({ name }) => `{${name}}`);
      throw conflict(PAPER_TEMPLATE_MESSAGES.strictUnknown(names));
    }
    if (after.isUsed && !before.isUsed) await retireOthers(em, row);
    const usedSince = after.isUsed ? (row.usedSince ?? ctx.now) : null;
    em.assign(row, { usedSince, isStrict: after.isStrict });
    await em.flush();
    const template = { kind: row.kind, fileName: row.fileName };
    return {
      answer: templateAnswer(row),
      history: [
        record({
          entity: 'PaperTemplate',
          entityId: row.id,
          before: { template, ...before },
          after: { template, ...after },
        }),
      ],
      cars: [],
    };
  },
});
