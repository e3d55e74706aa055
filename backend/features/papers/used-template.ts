import { Refusal } from '@backend/domain/refusal';
import type { Em } from '@backend/store/em';
import { PaperTemplate } from '@backend/store/entities/papers/paper-template.entity';
import type { FileStore } from '@backend/uploads/file-store';
import { PAPER_TEMPLATE_MESSAGES } from '@schema/messages/paper-templates';
import type { PaperKind } from '@schema/values/papers/paper-kinds';

/** An uploaded template as documents are filled from it. */
export interface TemplateFile {
  readonly fileKey: string;
  readonly isStrict: boolean;
}

/** The company's template of this kind; null: the default one. One statement. */
export async function usedTemplate(em: Em, kind: PaperKind): Promise<TemplateFile | null> {
  const row = await em.findOne(
    PaperTemplate,
    { kind, usedSince: { $ne: null } },
    { fields: ['fileKey', 'isStrict'], disableIdentityMap: true },
  );
  return row && { fileKey: row.fileKey, isStrict: row.isStrict };
}

/** Throws UNAVAILABLE when the file is missing. */
export async function templateBytes(
  files: Pick<FileStore, 'get'>,
  { fileKey }: Pick<TemplateFile, 'fileKey'>,
): Promise<Buffer> {
  const bytes = await files.get(fileKey);
  if (!bytes) throw new Refusal('UNAVAILABLE', PAPER_TEMPLATE_MESSAGES.fileMissing);
  return bytes;
}
