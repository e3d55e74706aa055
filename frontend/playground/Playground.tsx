import { DEFAULT_FAVICON, useFavicon } from '@frontend/shared/lib/device/favicon';
import { useResolvedTheme } from '@frontend/shared/lib/device/theme';
import { useMonaco } from '@graphiql/react';
import { createLocalStorage, type Storage } from '@graphiql/toolkit';
import { PLAYGROUND_TEXTS } from '@schema/texts/shell/playground';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import { GraphiQL } from 'graphiql';
import { useEffect, useState } from 'react';
import { playgroundFetcher } from './fetcher';

interface PlaygroundProps {
  /** The tabs of the first visit. */
  readonly examples: readonly string[];
}

/** GraphiQL with the product's name. */
export function Playground({ examples }: PlaygroundProps) {
  const [isNobody, setIsNobody] = useState(false);
  const [fetcher] = useState(() => playgroundFetcher(setIsNobody));
  const [defaultTabs] = useState(() => examples.map((query) => ({ query })));
  const hasEditor = useEditor();
  const theme = useResolvedTheme();
  const icon = useFavicon() ?? DEFAULT_FAVICON;
  return (
    <>
      {isNobody && (
        <p className="nobody" role="status">
          {PLAYGROUND_TEXTS.nobody}{' '}
          <a href="/login" target="_blank" rel="noreferrer">
            {PLAYGROUND_TEXTS.signIn}
          </a>
          {'. '}
          {PLAYGROUND_TEXTS.afterSignIn}
        </p>
      )}
      <GraphiQL
        fetcher={fetcher}
        defaultTabs={defaultTabs}
        className={hasEditor ? undefined : 'loading'}
        storage={storageWithoutHeaders}
        forcedTheme={theme}
        defaultTheme={theme}
        shouldPersistHeaders={false}
      >
        <GraphiQL.Logo>
          <a className="product" href="/">
            <img src={icon} alt="" width="20" height="20" />
            {SHELL_TEXTS.productName}
          </a>
        </GraphiQL.Logo>
      </GraphiQL>
    </>
  );
}

/** Separate from `graphiql`, the storage of the former playground with one tab. */
const stored = createLocalStorage({ namespace: 'playground' });

/**
 * Keys of the history, which has the headers of each operation regardless of
 * `shouldPersistHeaders`.
 */
const HISTORY = /:(?:queries|favorites)$/;

function withoutHeaders(history: string): string {
  const leaveOut = (key: string, value: unknown) => (key === 'headers' ? undefined : value);
  return JSON.stringify(JSON.parse(history), leaveOut);
}

/** Stores tabs, history and widths in the browser, but no headers: they may contain a token. */
const storageWithoutHeaders: Storage = {
  getItem: stored.getItem,
  removeItem: stored.removeItem,
  clear: stored.clear,
  get length() {
    return stored.length;
  },
  setItem: (key, text) => stored.setItem(key, HISTORY.test(key) ? withoutHeaders(text) : text),
};

/** Monaco highlights letters that look like Latin ones: those of number plates are Cyrillic. */
const OPTIONS = { unicodeHighlight: { ambiguousCharacters: false } };

/** Whether the editor is loaded; applies settings for which GraphiQL has no property. */
function useEditor(): boolean {
  const monaco = useMonaco((state) => state.monaco);
  useEffect(() => {
    if (!monaco) return;
    for (const editor of monaco.editor.getEditors()) editor.updateOptions(OPTIONS);
    const later = monaco.editor.onDidCreateEditor((editor) => editor.updateOptions(OPTIONS));
    return () => later.dispose();
  }, [monaco]);
  return Boolean(monaco);
}
