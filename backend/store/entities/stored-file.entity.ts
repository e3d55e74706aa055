import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { instant } from '../columns';

/** An uploaded file on disk. `key` is its name there, `size` bytes. */
export const StoredFile = defineEntity({
  name: 'StoredFile',
  tableName: 'stored_files',
  properties: {
    id: p.integer().primary().autoincrement(),
    key: p.text().unique('stored_files_key_unique'),
    contentType: p.text(),
    size: p.integer(),
    createdAt: instant(),
  },
});

export type StoredFile = InferEntity<typeof StoredFile>;
