/** Longer than a begun load or download takes to get its own reference to the content. */
const REVOKED_AFTER_MS = 10_000;

/** Revokes an object URL that is no longer shown: an image removed just now may still load it. */
export function revokeLater(url: string): void {
  setTimeout(() => URL.revokeObjectURL(url), REVOKED_AFTER_MS);
}
