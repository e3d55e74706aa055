import { refuseStale } from '@backend/domain/stale';
import { assertValid } from '@backend/domain/valid';
import type { SignedInContext } from '@backend/operation/context';
import type { UploadedFile } from '@backend/operation/types/file.types';
import { loadBranding } from '@backend/store/locks/guard-branding';
import { prepareFavicon } from '@backend/uploads/favicon';
import { assertFits } from '@backend/uploads/receive';
import { storeFile } from '@backend/uploads/stored-file';
import { versionPayload } from '@schema/forms/fields/version';
import { fileUrl } from '@schema/values/fleet/file-url';
import { brandingOf, setFavicon } from './set-favicon';

const operation = 'uploadFavicon';

/**
 * Stores and publishes a favicon (requirements.md, P47). Throws PAYLOAD_TOO_LARGE,
 * UNSUPPORTED_MEDIA_TYPE for content other than PNG, SVG and ICO, VALIDATION_FAILED for an
 * unreadable file, STALE.
 */
export async function uploadFavicon(
  ctx: SignedInContext,
  { favicon, version }: { readonly favicon: Uint8Array; readonly version: number | null },
): Promise<UploadedFile> {
  assertValid(versionPayload, { version });
  assertFits(favicon, ctx.config.faviconMaxBytes);
  // Before the file is stored, and again under the lock.
  refuseStale(brandingOf(await loadBranding(ctx.em)), version);
  const key = await storeFile(ctx, { operation, ...(await prepareFavicon(favicon)) });
  await setFavicon(ctx, { operation, key, version });
  return { url: fileUrl(key) };
}
