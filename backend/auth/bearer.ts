/** The Authorization header of scripts; parsed nowhere else. */

const SCHEME = /^bearer(?:\s+(.*))?$/i;

/** The credentials after `Bearer`, unchecked; null for another scheme or no header. */
export function bearerOf(header: string | undefined): string | null {
  const match = SCHEME.exec(header?.trim() ?? '');
  return match ? (match[1] ?? '').trim() : null;
}
