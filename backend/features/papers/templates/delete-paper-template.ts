import { conflict, notFound } from '@backend/domain/refusal';
import { command } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import { PaperTemplate } from '@backend/store/entities/papers/paper-template.entity';
import { releaseFiles } from '@backend/store/files/stored-files';
import { lockCompany } from '@backend/store/locks/guard-company';
import { PAPER_TEMPLATE_MESSAGES } from '@schema/messages/paper-templates';

/** Deletes a template that is not in use; issued documents stay. Throws NOT_FOUND; CONFLICT in use. */
export const deletePaperTemplate = command<{ readonly id: number }>()({
  name: 'deletePaperTemplate',
  access: anyOf('manage_users'),
  form: null,
  accept: ({ id }) => ({ id }),
  sameAs: 'not repeatable',
  async lock({ em, ctx }, { id }) {
    await lockCompany(em, ctx.now);
    const row = await em.findOne(PaperTemplate, id, { disableIdentityMap: true });
    if (!row) throw notFound(PAPER_TEMPLATE_MESSAGES.notFound);
    if (row.usedSince) throw conflict(PAPER_TEMPLATE_MESSAGES.inUse);
    return row;
  },
  async run({ em, ctx, record }, { id }, { kind, fileName, fileKey, sha256 }) {
    await em.nativeDelete(PaperTemplate, { id });
    await releaseFiles(em, [fileKey], ctx.now);
    const before = { template: { kind, fileName, sha256 } };
    return {
      answer: id,
      history: [record({ entity: 'PaperTemplate', entityId: id, before })],
      cars: [],
    };
  },
});
