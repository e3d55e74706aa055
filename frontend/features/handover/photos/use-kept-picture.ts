import { hasKeptSheets } from '@frontend/shared/data/commands/forget-board';
import { useSession } from '@frontend/shared/data/session';
import { revokeLater } from '@frontend/shared/lib/device/object-url';
import { useEffect, useState } from 'react';
import { keptStore } from '../kept/kept-store';
import { ANSWER_WITHIN_MS } from '../kept/use-kept-query';

/** Address of a photo of the server; without an answer, of its small copy on the device. */
export function useKeptPicture(url: string) {
  const { user } = useSession();
  const [loaded, setLoaded] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [kept, setKept] = useState<{ of: string; src: string } | null>(null);
  const isLoaded = loaded === url;
  const isFailed = failed === url;

  useEffect(() => {
    if (isLoaded || isFailed) return;
    const timer = setTimeout(() => setFailed(url), navigator.onLine ? ANSWER_WITHIN_MS : 0);
    return () => clearTimeout(timer);
  }, [url, isLoaded, isFailed]);

  useEffect(() => {
    if (!isFailed || !hasKeptSheets(user.id)) return;
    let src: string | null = null;
    let isCurrent = true;
    const read = async () => {
      const picture = await keptStore().picture(url);
      if (!picture || !isCurrent) return;
      src = URL.createObjectURL(picture);
      setKept({ of: url, src });
    };
    read().catch((error: unknown) => console.warn('A kept photo could not be read', error));
    return () => {
      isCurrent = false;
      if (src !== null) revokeLater(src);
    };
  }, [url, isFailed, user.id]);

  const shown = isFailed && kept?.of === url ? kept.src : url;
  return {
    src: shown,
    onLoad: () => {
      if (shown === url) setLoaded(url);
    },
    onError: () => setFailed(url),
  };
}
