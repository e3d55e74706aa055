import { useCallback, useEffect, useRef, useState } from 'react';

/** The least time between two announcements, ms. */
const GAP_MS = 1000;

/** Text for a polite live region: the latest, at most once a second. */
export function usePoliteAnnouncement(): [news: string, tell: (news: string) => void] {
  const [news, setNews] = useState('');
  const waiting = useRef<{ text: string; timer: ReturnType<typeof setTimeout> } | null>(null);
  useEffect(
    () => () => {
      if (waiting.current) clearTimeout(waiting.current.timer);
      waiting.current = null;
    },
    [],
  );
  const tell = useCallback((text: string) => {
    if (waiting.current) {
      waiting.current.text = text;
      return;
    }
    setNews(text);
    const spoken = () => {
      const later = waiting.current?.text;
      waiting.current = null;
      if (later) tell(later);
    };
    waiting.current = { text: '', timer: setTimeout(spoken, GAP_MS) };
  }, []);
  return [news, tell];
}
