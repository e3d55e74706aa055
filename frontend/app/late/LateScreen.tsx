import { type FetchFailure, retryFetches } from '@frontend/shared/lib/device/fetch-failure';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { LATE_TEXTS } from '@schema/texts/shell/late';
import { KIT_TEXTS, SHELL_TEXTS } from '@schema/texts/shell/shell';
import { CloudOff, RefreshCw, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLateCode } from './useLateCode';

const ICONS: Record<FetchFailure, ReactNode> = {
  network: <WifiOff />,
  release: <RefreshCw />,
  other: <CloudOff />,
};

/** In place of a screen whose code is being fetched: the children, and a message once that fails. */
export function LateScreen({ children }: { readonly children: ReactNode }) {
  const failure = useLateCode();
  if (!failure) return children;
  const isRelease = failure === 'release';
  return (
    <div role="alert">
      <EmptyState
        icon={ICONS[failure]}
        {...LATE_TEXTS.screen[failure]}
        action={
          <Button look="primary" onClick={isRelease ? () => location.reload() : retryFetches}>
            {isRelease ? SHELL_TEXTS.crashedAction : KIT_TEXTS.retry}
          </Button>
        }
      />
    </div>
  );
}
