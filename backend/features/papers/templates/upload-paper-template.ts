import { createHash } from 'node:crypto';
import { conflict, Refusal, validationFailed } from '@backend/domain/refusal';
import { command } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import { PaperTemplate } from '@backend/store/entities/papers/paper-template.entity';
import { claimFiles } from '@backend/store/files/stored-files';
import { lockCompany } from '@backend/store/locks/guard-company';
import { assertFits } from '@backend/uploads/receive';
import { storeFile } from '@backend/uploads/stored-file';
import { uploadTemplatePayload } from '@schema/forms/papers/paper-template';
import { MESSAGES } from '@schema/messages';
import { PAPER_TEMPLATE_MESSAGES, templateFault } from '@schema/messages/paper-templates';
import { PAPER_KIND_TEXTS } from '@schema/texts/papers/paper-kind-texts';
import { TEMPLATE_PREFIX } from '@schema/values/fleet/file-url';
import { PAPER_TEMPLATE_LIMITS } from '@schema/values/papers/paper-templates';
import { cleanName } from '@schema/values/words/text';
import type { UploadTemplateArgs } from './paper-templates.types';
import { templateAnswer } from './read-paper-templates';

const { maxBytes, maxTags, perKind } = PAPER_TEMPLATE_LIMITS;
const operation = 'uploadPaperTemplate';

/**
 * Stores a template of documents, not yet in use. Throws VALIDATION_FAILED for a file that cannot be
 * filled, with the reason; PAYLOAD_TOO_LARGE; CONFLICT above ten of a kind.
 */
export const uploadPaperTemplate = command<UploadTemplateArgs>()({
  name: operation,
  access: anyOf('manage_users'),
  form: uploadTemplatePayload,
  async accept({ template, kind, fileName }, ctx) {
    assertFits(template, maxBytes);
    const answer = await ctx.papers.run({ run: 'inspect', template });
    if ('refusal' in answer) {
      const { reason, tags } = answer.refusal;
      throw validationFailed({ template: templateFault(reason, tags) });
    }
    if ('tags' in answer && answer.tags.length > maxTags) {
      throw validationFailed({ template: templateFault('tooComplex') });
    }
    if (!('tags' in answer)) throw new Refusal('UNAVAILABLE', MESSAGES.generic.unavailable);
    const bytes = Buffer.from(template);
    const fileKey = await storeFile(ctx, {
      operation,
      prefix: TEMPLATE_PREFIX,
      extension: 'docx',
      bytes,
    });
    return {
      kind,
      fileName: cleanName(fileName ?? '') || `${PAPER_KIND_TEXTS[kind]}.docx`,
      fileKey,
      fileSize: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      tags: answer.tags,
    };
  },
  sameAs: 'not repeatable',
  async lock({ em, ctx }, { kind }) {
    await lockCompany(em, ctx.now);
    if ((await em.count(PaperTemplate, { kind })) >= perKind) {
      throw conflict(PAPER_TEMPLATE_MESSAGES.tooMany);
    }
  },
  async run({ em, ctx, record }, wanted) {
    await claimFiles(em, [wanted.fileKey]);
    const { id: userId, login: userLogin } = ctx.user;
    const row = em.create(PaperTemplate, { ...wanted, userId, userLogin, uploadedAt: ctx.now });
    await em.flush();
    const after = { template: { kind: row.kind, fileName: row.fileName, sha256: row.sha256 } };
    return {
      answer: templateAnswer(row),
      history: [record({ entity: 'PaperTemplate', entityId: row.id, after })],
      cars: [],
    };
  },
});
