import { FAVICON_UPLOAD } from '@schema/constants';
import { MESSAGES } from '@schema/messages';
import { fileTooLarge } from '@schema/messages/files';

/** Some systems know no type for an icon file, so its name counts as well. */
const ICON_NAME = /\.(png|svg|ico)$/i;

/**
 * Why this file cannot be a favicon, before it is sent: it must be a PNG, SVG or ICO image
 * (requirements.md, E9) of at most 512 KB. Null: it may be sent; the server looks at its content.
 */
export function faviconFault({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>) {
  const isImage = FAVICON_UPLOAD.types.some((known) => known === type);
  if (!isImage && !(type === '' && ICON_NAME.test(name))) return MESSAGES.uploads.faviconKind;
  return size > FAVICON_UPLOAD.maxBytes ? fileTooLarge(FAVICON_UPLOAD.maxBytes) : null;
}
