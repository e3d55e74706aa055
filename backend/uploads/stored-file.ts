import { randomBytes } from 'node:crypto';
import { recordChange } from '@backend/store/change-log';
import type { Em, Store } from '@backend/store/open-store';
import { addFile, forgetUnusedFiles } from '@backend/store/stored-files';
import { smallPhotoKey } from '@schema/values/fleet/file-url';
import type { Logger } from 'pino';
import type { FileStore } from './file-store';

/** Random bytes of a key: nobody guesses the address of a file. */
const KEY_BYTES = 16;

/** What each kind of key is served as; nothing else is kept or served. */
export const CONTENT_TYPES = {
  webp: 'image/webp',
  png: 'image/png',
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
} as const;
export type Extension = keyof typeof CONTENT_TYPES;

export interface NewStoredFile {
  readonly operation: 'uploadCarPhoto' | 'uploadFavicon';
  readonly extension: Extension;
  readonly bytes: Buffer;
  /** The small copy of a photo. */
  readonly small?: Buffer;
}

/** What an upload needs of its request. */
export interface UploadContext {
  readonly now: Date;
  readonly user: { readonly id: number; readonly login: string };
  readonly em: Em;
  readonly store: Store;
  readonly files: FileStore;
  readonly log: Logger;
}

/**
 * Keeps an uploaded file and gives its key. The row comes first, so that no file is ever without one; the file waits
 * as unused until something shows it, and goes after a day if nothing does.
 */
export async function storeFile(ctx: UploadContext, file: NewStoredFile): Promise<string> {
  const { operation, extension, bytes, small } = file;
  const { now: at, user } = ctx;
  const key = `${randomBytes(KEY_BYTES).toString('hex')}.${extension}`;
  const contentType = CONTENT_TYPES[extension];
  await ctx.store.write(ctx.em, async (em) => {
    const after = { key, contentType, size: bytes.length, createdAt: at };
    const entityId = await addFile(em, after);
    recordChange(em, { at, user, operation, entity: 'StoredFile', entityId, after });
  });
  await ctx.files.put(key, bytes, contentType);
  if (small) await ctx.files.put(smallPhotoKey(key), small, contentType);
  await sweep(ctx);
  return key;
}

/** Removes what nobody has shown for a day. Its failure is no fault of the upload that came by. */
async function sweep(ctx: UploadContext): Promise<void> {
  try {
    const keys = await ctx.store.write(ctx.em, (em) => forgetUnusedFiles(em, ctx.now));
    for (const key of keys) {
      await ctx.files.remove(key);
      if (smallPhotoKey(key) !== key) await ctx.files.remove(smallPhotoKey(key));
    }
  } catch (err) {
    ctx.log.warn({ err, event: 'sweep' }, 'unused files were not removed');
  }
}
