import type { SignedInContext } from '@backend/operation/context';
import type { UploadedFile } from '@backend/operation/types/file.types';
import { prepareFavicon } from '@backend/uploads/favicon';
import { assertFits } from '@backend/uploads/receive';
import { storeFile } from '@backend/uploads/stored-file';
import { fileUrl } from '@schema/values/fleet/file-url';
import { setFavicon } from './set-favicon';

const operation = 'uploadFavicon';

/**
 * Takes in a favicon and shows it to everybody at once (requirements.md, P47). Refuses:
 * PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE for anything but PNG, SVG and ICO by content,
 * VALIDATION_FAILED for what cannot be read.
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
