import { checkedTags, tagState } from '@backend/domain/papers/template-tags';
import { notFound } from '@backend/domain/refusal';
import type { Em } from '@backend/store/em';
import { PaperTemplate } from '@backend/store/entities/papers/paper-template.entity';
import { PAPER_TEMPLATE_MESSAGES } from '@schema/messages/paper-templates';
import { fileUrl } from '@schema/values/fleet/file-url';
import { isFaultyTag } from '@schema/values/papers/paper-templates';
import type { ListedPaperTemplate, PaperTemplateType } from './paper-templates.types';

function listedAnswer(row: PaperTemplate): ListedPaperTemplate {
  const { id, kind, fileName, isStrict, uploadedAt, userLogin, version } = row;
  return {
    id,
    kind,
    fileName,
    usedSince: row.usedSince ?? null,
    isStrict,
    faults: row.tags.filter((tag) => isFaultyTag({ state: tagState(tag, kind) })).length,
    uploadedAt,
    userLogin,
    version,
  };
}

export const templateAnswer = (row: PaperTemplate): PaperTemplateType => ({
  ...listedAnswer(row),
  url: fileUrl(row.fileKey),
  size: row.fileSize,
  sha256: row.sha256,
  tags: checkedTags(row.tags, row.kind),
});

/** All templates, the latest upload first; one statement. */
export async function readPaperTemplates(em: Em): Promise<readonly ListedPaperTemplate[]> {
  const rows = await em.findAll(PaperTemplate, {
    orderBy: { id: 'desc' },
    disableIdentityMap: true,
  });
  return rows.map(listedAnswer);
}

/** Throws NOT_FOUND. */
export async function loadPaperTemplate(em: Em, id: number): Promise<PaperTemplate> {
  const row = await em.findOne(PaperTemplate, id, { disableIdentityMap: true });
  if (!row) throw notFound(PAPER_TEMPLATE_MESSAGES.notFound);
  return row;
}
