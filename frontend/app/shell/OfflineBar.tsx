import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import WifiOff from 'lucide-react/icons/wifi-off';
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

/** Warns that the device is offline and data may be outdated. */
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
