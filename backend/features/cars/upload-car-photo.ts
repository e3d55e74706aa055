import type { SignedInContext } from '@backend/operation/context';
import type { UploadedFile } from '@backend/operation/types/file.types';
import { preparePhoto } from '@backend/uploads/photo';
import { assertFits } from '@backend/uploads/receive';
import { storeFile } from '@backend/uploads/stored-file';
import { fileUrl } from '@schema/values/fleet/file-url';

/**
 * Stores a photo; it belongs to a car once the car is saved with its URL, and is deleted after a
 * day without one. Throws PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE for content other than JPEG,
 * PNG and WebP, VALIDATION_FAILED for an unreadable file.
 */
export async function uploadCarPhoto(
  ctx: SignedInContext,
  photo: Uint8Array,
): Promise<UploadedFile> {
  assertFits(photo, ctx.config.photoMaxBytes);
  const { full, small } = await preparePhoto(photo);
  const file = { extension: 'webp', bytes: full, small } as const;
  const key = await storeFile(ctx, { operation: 'uploadCarPhoto', ...file });
  return { url: fileUrl(key) };
}
