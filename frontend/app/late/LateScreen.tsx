import {
  type FetchFailure,
  needsReload,
  retryFetches,
  useFetchFailure,
} from '@frontend/shared/lib/device/fetch-failure';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { LATE_TEXTS } from '@schema/texts/shell/late';
import { KIT_TEXTS, SHELL_TEXTS } from '@schema/texts/shell/shell';
import CloudOff from 'lucide-react/icons/cloud-off';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import WifiOff from 'lucide-react/icons/wifi-off';
import { type ReactNode, useEffect } from 'react';

const ICONS: Record<FetchFailure, ReactNode> = {
  network: <WifiOff />,
  release: <RefreshCw />,
  stuck: <RefreshCw />,
  other: <CloudOff />,
};

/**
 * Stands in for a screen whose code is loading: renders the children, and a message once loading
 * fails.
 */
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

const RELOADED_KEY = 'reloaded-for-code';
const AGAIN_AFTER_MS = 60_000;

/** An open dialog may hold typed text. */
const isDialogOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** Reloads at most once a minute, in case a reload does not help. */
function reloadOnce(): void {
  try {
    const last = Number(sessionStorage.getItem(RELOADED_KEY));
    if (Date.now() - last < AGAIN_AFTER_MS) return;
    sessionStorage.setItem(RELOADED_KEY, String(Date.now()));
  } catch (error) {
    console.warn('The page is not reloaded by itself without storage', error);
    return;
  }
  location.reload();
}

/**
 * Reason why the awaited code is late; null while it is loading. Reloads the page if the reason
 * needs it and no dialog is open.
 */
function useLateCode(): FetchFailure | null {
  const failure = useFetchFailure();
  useEffect(() => {
    if (failure && needsReload(failure) && !isDialogOpen()) reloadOnce();
  }, [failure]);
  return failure;
}
