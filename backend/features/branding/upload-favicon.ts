import { refuseStale } from '@backend/domain/stale';
import { command, type Done } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import type { UploadedFile } from '@backend/operation/types/file.types';
import { loadBranding } from '@backend/store/locks/guard-branding';
import { prepareFavicon } from '@backend/uploads/favicon';
import { assertFits } from '@backend/uploads/receive';
import { storeFile } from '@backend/uploads/stored-file';
import { faviconPayload } from '@schema/forms/fields/upload';
import { fileUrl } from '@schema/values/fleet/file-url';
import { brandingOf, lockFavicon, setFavicon } from './set-favicon';

interface FaviconInput {
  readonly favicon: Uint8Array;
  readonly version: number | null;
}

const operation = 'uploadFavicon';

/**
 * Stores and publishes a favicon (requirements.md, P47). Throws PAYLOAD_TOO_LARGE,
 * UNSUPPORTED_MEDIA_TYPE for content other than PNG, SVG and ICO, VALIDATION_FAILED for an
 * unreadable file, STALE.
 */
export const uploadFavicon = command<FaviconInput>()({
  name: operation,
  access: anyOf('view_editor'),
  form: faviconPayload,
  async accept({ favicon, version }, ctx) {
    assertFits(favicon, ctx.config.faviconMaxBytes);
    // Checked before the file is stored, and again under the lock.
    refuseStale(brandingOf(await loadBranding(ctx.em)), version);
    const key = await storeFile(ctx, { operation, ...(await prepareFavicon(favicon)) });
    return { key, version };
  },
  sameAs: 'not repeatable',
  lock: (work, wanted) => lockFavicon(work, wanted),
  async run(work, { key }, row): Promise<Done<UploadedFile>> {
    return { ...(await setFavicon(work, key, row)), answer: { url: fileUrl(key) } };
  },
});
