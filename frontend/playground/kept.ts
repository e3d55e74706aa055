import { createLocalStorage, type Storage } from '@graphiql/toolkit';

/** Apart from `graphiql`, where the playground before kept its one tab. */
const stored = createLocalStorage({ namespace: 'playground' });

/** The history, which has the headers of each operation whatever `shouldPersistHeaders` says. */
const HISTORY = /:(?:queries|favorites)$/;

function withoutHeaders(history: string): string {
  const leaveOut = (key: string, value: unknown) => (key === 'headers' ? undefined : value);
  return JSON.stringify(JSON.parse(history), leaveOut);
}

/** What the browser keeps: tabs, history and widths, but no headers: they may hold a token. */
export const KEPT: Storage = {
  getItem: stored.getItem,
  removeItem: stored.removeItem,
  clear: stored.clear,
  get length() {
    return stored.length;
  },
  setItem: (key, text) => stored.setItem(key, HISTORY.test(key) ? withoutHeaders(text) : text),
};
