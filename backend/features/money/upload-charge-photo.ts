import type { SignedInContext } from '@backend/operation/context';
import type { UploadedFile } from '@backend/operation/types/file.types';
import { preparePhoto } from '@backend/uploads/photo';
import { assertFits } from '@backend/uploads/receive';
import { storeFile } from '@backend/uploads/stored-file';
import { CHARGE_PHOTO_PREFIX, fileUrl } from '@schema/values/fleet/file-url';

/**
 * Stores a photo; it belongs to a charge once the charge is added with its URL, and is deleted after a
 * day without one. Throws PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE for content other than JPEG,
 * PNG and WebP, VALIDATION_FAILED for an unreadable file.
 */
export async function uploadChargePhoto(
  ctx: SignedInContext,
  photo: Uint8Array,
): Promise<UploadedFile> {
  assertFits(photo, ctx.config.photoMaxBytes);
  const { full, small } = await preparePhoto(photo);
  const file = { prefix: CHARGE_PHOTO_PREFIX, extension: 'webp', bytes: full, small } as const;
  return { url: fileUrl(await storeFile(ctx, { operation: 'uploadChargePhoto', ...file })) };
}
