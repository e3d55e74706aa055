import { useCallback, useEffect, useRef, useState } from 'react';

/** Minimum time between two announcements, ms. */
const GAP_MS = 1000;

/** Text for a polite live region: the latest, at most once a second. */
export function usePoliteAnnouncement(): [
  announcement: string,
  announce: (announcement: string) => void,
] {
  const [announcement, setAnnouncement] = useState('');
  const waiting = useRef<{ text: string; timer: ReturnType<typeof setTimeout> } | null>(null);
  useEffect(
    () => () => {
      if (waiting.current) clearTimeout(waiting.current.timer);
      waiting.current = null;
    },
    [],
  );
  const announce = useCallback((text: string) => {
    if (waiting.current) {
      waiting.current.text = text;
      return;
    }
    setAnnouncement(text);
    const announceNext = () => {
      const next = waiting.current?.text;
      waiting.current = null;
      if (next) announce(next);
    };
    waiting.current = { text: '', timer: setTimeout(announceNext, GAP_MS) };
  }, []);
  return [announcement, announce];
}
