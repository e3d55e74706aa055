import { createHash, randomBytes } from 'node:crypto';
import { recordChange } from '@backend/store/change-log';
import { addFile, forgetUnusedFiles } from '@backend/store/files/stored-files';
import type { Em, Store } from '@backend/store/open-store';
import { smallPhotoKey } from '@schema/values/fleet/file-url';
import type { FileStore } from './file-store';

/** Random bytes of a key, so that URLs cannot be guessed. */
const KEY_BYTES = 16;

/** Content types by kind of key; other kinds are neither stored nor served. */
export const CONTENT_TYPES = {
  webp: 'image/webp',
  png: 'image/png',
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;
export type Extension = keyof typeof CONTENT_TYPES;

export interface NewStoredFile {
  readonly operation:
    | 'issuePaper'
    | 'uploadCarPhoto'
    | 'uploadCarStatePhoto'
    | 'uploadChargePhoto'
    | 'uploadFavicon'
    | 'uploadPaperTemplate';
  /** Prefix of the key. */
  readonly prefix?: string;
  readonly extension: Extension;
  readonly bytes: Buffer;
  /** The small copy of a photo. */
  readonly small?: Buffer;
}

/** Context fields that an upload needs. */
export interface UploadContext {
  readonly now: Date;
  readonly user: { readonly id: number; readonly login: string };
  readonly em: Em;
  readonly store: Store;
  readonly files: FileStore;
}

/**
 * Stores an uploaded file and returns its key. The row is inserted first, so that every file has
 * one; an unused file is deleted after a day.
 */
export async function storeFile(ctx: UploadContext, file: NewStoredFile): Promise<string> {
  const { operation, prefix = '', extension, bytes, small } = file;
  const { now: at, user } = ctx;
  const key = `${prefix}${randomBytes(KEY_BYTES).toString('hex')}.${extension}`;
  const contentType = CONTENT_TYPES[extension];
  await ctx.store.write(ctx.em, async (em) => {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const after = { key, contentType, size: bytes.length, sha256, createdAt: at };
    const entityId = await addFile(em, after);
    recordChange(em, { at, user, operation, entity: 'StoredFile', entityId, after });
  });
  await ctx.files.put(key, bytes, contentType);
  if (small) await ctx.files.put(smallPhotoKey(key), small, contentType);
  return key;
}

/** Deletes files unused for a day, a limited number at a time; returns their number. */
export async function removeUnusedFiles({
  store,
  files,
  now,
}: {
  readonly store: Store;
  readonly files: Pick<FileStore, 'remove'>;
  readonly now: Date;
}): Promise<number> {
  const keys = await store.write(store.fork(), (em) => forgetUnusedFiles(em, now));
  for (const key of keys) {
    await files.remove(key);
    if (smallPhotoKey(key) !== key) await files.remove(smallPhotoKey(key));
  }
  return keys.length;
}
