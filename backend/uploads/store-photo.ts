import { fileUrl } from '@schema/values/fleet/file-url';
import { preparePhoto } from './photo';
import { assertFits } from './receive';
import { type NewStoredFile, storeFile, type UploadContext } from './stored-file';

interface PhotoContext extends UploadContext {
  readonly config: { readonly photoMaxBytes: number };
}

/**
 * Stores an uploaded photo and returns its URL on this site; it belongs to a record once that is
 * saved with the URL, and is deleted after a day without one. Throws PAYLOAD_TOO_LARGE,
 * UNSUPPORTED_MEDIA_TYPE for content other than JPEG, PNG and WebP, VALIDATION_FAILED for an
 * unreadable file.
 */
export async function storePhoto(
  ctx: PhotoContext,
  photo: Uint8Array,
  of: Pick<NewStoredFile, 'operation' | 'prefix'>,
): Promise<{ readonly url: string }> {
  assertFits(photo, ctx.config.photoMaxBytes);
  const { full, small } = await preparePhoto(photo);
  const key = await storeFile(ctx, { ...of, extension: 'webp', bytes: full, small });
  return { url: fileUrl(key) };
}
