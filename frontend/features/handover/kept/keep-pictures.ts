import { sendRequest } from '@frontend/shared/data/requests/request';
import { smallPhotoUrl } from '@schema/values/fleet/file-url';
import { KEPT_LIMITS } from './kept-limits';
import type { KeptStore } from './kept-store';

/**
 * Keeps the small copies of these photos, the first ones first, up to the limit of bytes, and
 * removes the others.
 */
export async function keepPictures(
  urls: readonly string[],
  store: KeptStore,
  pause: () => Promise<void>,
): Promise<void> {
  const sizes = await store.pictureSizes();
  const stays = new Set<string>();
  let bytes = 0;
  for (const url of urls) {
    const known = sizes.get(url);
    const picture = known === undefined ? await fetchPicture(url, pause) : null;
    const size = known ?? picture?.size;
    if (size === undefined) continue;
    if (bytes + size > KEPT_LIMITS.pictureBytes) break;
    bytes += size;
    stays.add(url);
    if (picture) await store.setPicture(url, picture);
  }
  await store.remove(
    'pictures',
    [...sizes.keys()].filter((url) => !stays.has(url)),
  );
}

/** Null when the file is gone. */
async function fetchPicture(url: string, pause: () => Promise<void>): Promise<Blob | null> {
  await pause();
  const answer = await sendRequest(smallPhotoUrl(url));
  return answer.ok ? answer.blob() : null;
}
