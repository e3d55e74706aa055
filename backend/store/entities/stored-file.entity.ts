import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { instant } from '../sql/columns';

/** An uploaded file. `key` is its name in the file store, `size` its bytes. */
export const StoredFile = defineEntity({
  name: 'StoredFile',
  tableName: 'stored_files',
  properties: {
    id: p.integer().primary().autoincrement(),
    key: p.text().unique('stored_files_key_unique'),
    contentType: p.text(),
    size: p.integer(),
    /** SHA-256 of the bytes, hex; null: stored by a release that did not record it. */
    sha256: p.text().nullable(),
    createdAt: instant(),
    /** Null while the file is in use; a new file is unused. */
    unusedSince: instant().nullable(),
  },
  indexes: [
    {
      name: 'stored_files_unused_since_index',
      properties: ['unusedSince'],
      where: 'unused_since is not null',
    },
  ],
});

export type StoredFile = InferEntity<typeof StoredFile>;
