import { MESSAGES } from '@schema/messages';
import { cleanIco } from './clean-ico';
import { cleanSvg } from './clean-svg';
import { imageKind } from './image-kind';
import { redrawn, wrongKind } from './picture';
import type { Extension } from './stored-file';

/** Longest side of a PNG, pixels: enough for any tab and home screen. Decided here. */
const SIDE = 512;

export interface PreparedFavicon {
  readonly extension: Extension;
  readonly bytes: Buffer;
}

/**
 * A favicon as it is kept: PNG encoded anew, SVG cleaned, ICO put together anew. Refuses with UNSUPPORTED_MEDIA_TYPE
 * what is none of these by content, with VALIDATION_FAILED what cannot be read.
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
