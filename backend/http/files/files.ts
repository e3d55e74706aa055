import { notFound } from '@backend/domain/refusal';
import type { FileStore } from '@backend/uploads/file-store';
import { CONTENT_TYPES, type Extension } from '@backend/uploads/stored-file';
import type { Audience } from '@schema/audiences';
import {
  CHARGE_PHOTO_PREFIX,
  PAPER_PREFIX,
  STATE_PHOTO_PREFIX,
  TEMPLATE_PREFIX,
} from '@schema/values/fleet/file-url';
import { type Request, type RequestHandler, type Response, Router } from 'express';

/** Keys created by `storeFile`: no folders, no other kinds. */
const KEY = /^(?:charge-|paper-|state-|template-)?[0-9a-f]{32}(?:-small)?\.([a-z]{3,4})$/;

/** A key is never reused. */
const FOR_GOOD = 'public, max-age=31536000, immutable';

/** Users who may read files with this prefix of the key. */
const READERS: Readonly<Record<string, Audience>> = {
  [CHARGE_PHOTO_PREFIX]: 'money',
  [STATE_PHOTO_PREFIX]: 'carState',
  [PAPER_PREFIX]: 'papers',
  [TEMPLATE_PREFIX]: 'company',
};

/** Cache-Control of a file with restricted access. */
const NEVER_KEPT = 'private, no-store';

/** Throws when the caller does not belong to the audience. */
type Admit = (audience: Audience, request: Request, response: Response) => Promise<void>;

/** An SVG opened by its URL is a document: the policy allows drawing only. */
const DRAW_ONLY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

function isExtension(text: string | undefined): text is Extension {
  return text !== undefined && Object.hasOwn(CONTENT_TYPES, text);
}

/**
 * Uploaded files by key. Public: the sign-in page shows the favicon, and keys have 128 random bits;
 * documents, their templates and photos of charges and of the state of a car need a permission.
 * Served with the content type recorded at upload.
 */
export function files(store: FileStore, admit: Admit): Router {
  const serve: RequestHandler<{ key: string }> = async (request, response) => {
    response.locals.route = '/files';
    const { key } = request.params;
    const [, readers] = Object.entries(READERS).find(([prefix]) => key.startsWith(prefix)) ?? [];
    if (readers) await admit(readers, request, response);
    const extension = KEY.exec(key)?.[1];
    const bytes = isExtension(extension) ? await store.get(key) : null;
    if (!bytes || !isExtension(extension)) throw notFound();
    response.set({
      'Content-Type': CONTENT_TYPES[extension],
      'Cache-Control': readers ? NEVER_KEPT : FOR_GOOD,
      'Content-Security-Policy': DRAW_ONLY,
      'X-Content-Type-Options': 'nosniff',
      ETag: `"${key}"`,
    });
    response.send(bytes);
  };
  return Router().get('/:key', serve);
}
