import {
  type FetchFailure,
  needsReload,
  retryFetches,
} from '@frontend/shared/lib/device/fetch-failure';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { LATE_TEXTS } from '@schema/texts/shell/late';
import { KIT_TEXTS, SHELL_TEXTS } from '@schema/texts/shell/shell';
import CloudOff from 'lucide-react/icons/cloud-off';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import WifiOff from 'lucide-react/icons/wifi-off';
import type { ReactNode } from 'react';
import { useLateCode } from './useLateCode';

const ICONS: Record<FetchFailure, ReactNode> = {
  network: <WifiOff />,
  release: <RefreshCw />,
  stuck: <RefreshCw />,
  other: <CloudOff />,
};

/** In place of a screen whose code is being fetched: the children, and a message once that fails. */
export function LateScreen({ children }: { readonly children: ReactNode }) {
  const failure = useLateCode();
  if (!failure) return children;
  const isReload = needsReload(failure);
  return (
    <div role="alert">
      <EmptyState
        level={1}
        icon={ICONS[failure]}
        {...LATE_TEXTS.screen[failure]}
        action={
          <Button look="primary" onClick={isReload ? () => location.reload() : retryFetches}>
            {isReload ? SHELL_TEXTS.crashedAction : KIT_TEXTS.retry}
          </Button>
        }
      />
    </div>
  );
}
