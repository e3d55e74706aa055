import { revokeLater } from '@frontend/shared/lib/device/object-url';
import { useEffect, useRef, useState } from 'react';

/** Object URLs of pictures of the device by id, as long as their ids are given. */
export function usePictureUrls(
  ids: readonly string[],
  picture: (id: string) => Promise<Blob | null>,
): Readonly<Record<string, string>> {
  const [urls, setUrls] = useState<Readonly<Record<string, string>>>({});
  const known = useRef(new Map<string, string | null>());

  useEffect(() => {
    const wanted = new Set(ids);
    for (const [id, url] of known.current) {
      if (wanted.has(id)) continue;
      known.current.delete(id);
      if (url === null) continue;
      revokeLater(url);
      setUrls(({ [id]: _, ...left }) => left);
    }
    const load = async (id: string) => {
      const blob = await picture(id).catch(() => null);
      // Removed meanwhile, or the page was left.
      if (!blob || !known.current.has(id)) return;
      const url = URL.createObjectURL(blob);
      known.current.set(id, url);
      setUrls((was) => ({ ...was, [id]: url }));
    };
    for (const id of wanted) {
      if (known.current.has(id)) continue;
      known.current.set(id, null);
      void load(id);
    }
  }, [ids, picture]);

  useEffect(() => {
    const { current } = known;
    return () => {
      for (const url of current.values()) if (url !== null) revokeLater(url);
      current.clear();
    };
  }, []);

  return urls;
}
