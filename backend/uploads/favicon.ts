import { MESSAGES } from '@schema/messages';
import { cleanIco } from './clean-ico';
import { cleanSvg } from './clean-svg';
import { imageKind } from './image-kind';
import { redrawn, wrongKind } from './picture';
import type { Extension } from './stored-file';

/** Longest side of a PNG, pixels: enough for any tab and home screen. Not set by requirements.md. */
const SIDE = 512;

interface PreparedFavicon {
  readonly extension: Extension;
  readonly bytes: Buffer;
}

/**
 * Normalizes a favicon: PNG re-encoded, SVG sanitized, ICO rebuilt. Throws UNSUPPORTED_MEDIA_TYPE
 * for other content, VALIDATION_FAILED for an unreadable file.
 */
export async function prepareFavicon(bytes: Uint8Array): Promise<PreparedFavicon> {
  switch (imageKind(bytes)) {
    case 'png': {
      const size = { width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true } as const;
      const png = await redrawn(bytes, 'favicon', (picture) => picture.resize(size).png());
      return { extension: 'png', bytes: png };
    }
    case 'svg':
      return { extension: 'svg', bytes: await cleanSvg(bytes) };
    case 'ico':
      return { extension: 'ico', bytes: cleanIco(bytes) };
    default:
      throw wrongKind(MESSAGES.uploads.faviconKind);
  }
}
