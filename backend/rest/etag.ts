import { createHash } from 'node:crypto';

/** Weak: same content, perhaps compressed. */
export function etagOf(version: string, url: string): string {
  const hash = createHash('sha256').update(`${version}\n${url}`).digest('base64url');
  return `W/"${hash}"`;
}

/**
 * Whether If-None-Match contains this weak tag. Cache-Control is ignored: fetch adds no-cache
 * beside the header, and the tag has just been computed.
 */
export function namesTag(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim()) ?? [];
  return tags.some((tag) => tag === '*' || tag === etag || `W/${tag}` === etag);
}
