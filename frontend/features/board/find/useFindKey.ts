import { usePageKeys } from '@frontend/shared/lib/device/use-page-keys';

/** «/» anywhere on the page leads to the search, also in the Russian layout. */
export function useFindKey(find: () => void): void {
  usePageKeys((event) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const isSlash = event.key === '/' || (event.code === 'Slash' && !event.shiftKey);
    if (!isPlain || !isSlash) return false;
    find();
    return true;
  });
}
