import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import css from './OfflineBar.module.css';

function onConnectionChange(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Says that the device has no network, so that nobody trusts an old board. */
export function OfflineBar() {
  const isOnline = useSyncExternalStore(onConnectionChange, () => navigator.onLine);
  return (
    <div role="status">
      {!isOnline && (
        <p className={css.bar}>
          <WifiOff aria-hidden="true" />
          {SHELL_TEXTS.offline}
        </p>
      )}
    </div>
  );
}
