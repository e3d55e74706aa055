import { FAVICON_UPLOAD } from '@schema/constants/uploads';
import { MESSAGES } from '@schema/messages';
import { fileTooLarge } from '@schema/messages/files';

/** Some systems give icon files no MIME type: check the extension instead. */
const ICON_NAME = /\.(png|svg|ico)$/i;

/**
 * Error text of a file that cannot be a favicon: it must be a PNG, SVG or ICO image
 * (requirements.md, E9) of at most 512 KB. Null: valid; the server checks the content.
 */
export function faviconFault({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>) {
  const isImage = FAVICON_UPLOAD.types.some((known) => known === type);
  if (!isImage && !(type === '' && ICON_NAME.test(name))) return MESSAGES.uploads.faviconKind;
  return size > FAVICON_UPLOAD.maxBytes ? fileTooLarge(FAVICON_UPLOAD.maxBytes) : null;
}
