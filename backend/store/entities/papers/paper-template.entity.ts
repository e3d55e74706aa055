import { document, instant } from '@backend/store/sql/columns';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { FoundTag } from '@schema/values/papers/found-tag';
import type { PaperKind } from '@schema/values/papers/paper-kinds';

/** An uploaded template of documents; its file is never replaced. */
export const PaperTemplate = defineEntity({
  name: 'PaperTemplate',
  tableName: 'paper_templates',
  properties: {
    id: p.integer().primary().autoincrement(),
    kind: p.text().$type<PaperKind>(),
    /** As uploaded. */
    fileName: p.text(),
    fileKey: p.text().unique('paper_templates_file_key_unique'),
    /** Bytes. */
    fileSize: p.integer(),
    sha256: p.text(),
    /** Found at the upload. */
    tags: document<readonly FoundTag[]>(),
    /** Documents with missing values are refused. */
    isStrict: p.boolean().default(false),
    /** Null: not in use. */
    usedSince: instant().nullable(),
    userId: p.integer(),
    userLogin: p.text(),
    uploadedAt: instant(),
    version: p.integer().version(),
  },
  uniques: [
    {
      name: 'paper_templates_used_unique',
      properties: ['kind'],
      where: 'used_since is not null',
    },
  ],
});

export type PaperTemplate = InferEntity<typeof PaperTemplate>;
