/** The Authorization header of scripts: the only place where its form is known. */

const SCHEME = /^bearer(?:\s+(.*))?$/i;

/** What stands behind `Bearer`, whatever it is; null when the header says something else or nothing. */
export function bearerOf(header: string | undefined): string | null {
  const match = SCHEME.exec(header?.trim() ?? '');
  return match ? (match[1] ?? '').trim() : null;
}
