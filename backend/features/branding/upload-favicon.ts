import type { SignedInContext } from '@backend/operation/context';
import type { UploadedFile } from '@backend/operation/types/file.types';
import { prepareFavicon } from '@backend/uploads/favicon';
import { assertFits } from '@backend/uploads/receive';
import { storeFile } from '@backend/uploads/stored-file';
import { fileUrl } from '@schema/values/fleet/file-url';
import { setFavicon } from './set-favicon';

const operation = 'uploadFavicon';

/**
 * Stores and publishes a favicon (requirements.md, P47). Throws PAYLOAD_TOO_LARGE,
 * UNSUPPORTED_MEDIA_TYPE for content other than PNG, SVG and ICO, VALIDATION_FAILED for an
 * unreadable file.
 */
export async function uploadFavicon(
  ctx: SignedInContext,
  favicon: Uint8Array,
): Promise<UploadedFile> {
  assertFits(favicon, ctx.config.faviconMaxBytes);
  const key = await storeFile(ctx, { operation, ...(await prepareFavicon(favicon)) });
  await setFavicon(ctx, operation, key);
  return { url: fileUrl(key) };
}
