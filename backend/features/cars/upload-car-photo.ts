import type { SignedInContext } from '@backend/operation/context';
import type { UploadedFile } from '@backend/operation/types/file.types';
import { preparePhoto } from '@backend/uploads/photo';
import { assertFits } from '@backend/uploads/receive';
import { storeFile } from '@backend/uploads/stored-file';
import { fileUrl } from '@schema/values/fleet/file-url';

/**
 * Takes in a photo, in the background of any car: a car shows it once it is saved with the address given here, and
 * one that no car shows goes after a day. Refuses: PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE for anything but JPEG,
 * PNG and WebP by content, VALIDATION_FAILED for what cannot be read.
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
