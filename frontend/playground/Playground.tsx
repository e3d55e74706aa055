import { DEFAULT_FAVICON, useFavicon } from '@frontend/shared/lib/device/favicon';
import { useResolvedTheme } from '@frontend/shared/lib/device/theme';
import { PLAYGROUND_TEXTS } from '@schema/texts/shell/playground';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import { GraphiQL } from 'graphiql';
import { useState } from 'react';
import { playgroundFetcher } from './fetcher';
import { KEPT } from './kept';
import { useEditor } from './use-editor';

interface PlaygroundProps {
  /** The tabs of the first visit. */
  readonly examples: readonly string[];
}

/** GraphiQL in the product's name. */
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
        storage={KEPT}
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
