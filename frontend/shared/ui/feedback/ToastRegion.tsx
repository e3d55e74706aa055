import { classNames } from '@frontend/shared/lib/class-names';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { IconButton } from '../buttons/IconButton';
import css from './ToastRegion.module.css';
import { closeToast, onToastsChange, shownToasts, type Toast, toastMs } from './toasts';

const ICONS = { success: CircleCheck, error: CircleAlert, info: Info } as const;

/**
 * Where notices appear: mounted once, by the shell. Always in the page, so that screen readers hear
 * what comes into it, and above dialogs, whose backdrop it does not close.
 */
export function ToastRegion() {
  const toasts = useSyncExternalStore(onToastsChange, shownToasts);
  const [isHeld, setHeld] = useState(false);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <section
      className={css.region}
      aria-label={KIT_TEXTS.notifications}
      data-react-aria-top-layer="true"
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <div className={css.list} aria-live="polite" aria-relevant="additions">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} isHeld={isHeld} />
        ))}
      </div>
    </section>
  );
}

/** The clock of a notice stands still while a pointer or the focus is on the region. */
function ToastCard({ toast, isHeld }: { readonly toast: Toast; readonly isHeld: boolean }) {
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => closeToast(toast.id), toastMs(toast));
    return () => clearTimeout(timer);
  }, [isHeld, toast]);
  const Icon = ICONS[toast.kind];
  const { action } = toast;
  return (
    <div className={classNames(css.toast, css[toast.kind])}>
      <Icon className={css.icon} aria-hidden="true" />
      <span className={css.text}>{toast.text}</span>
      {action && (
        <button
          type="button"
          className={css.action}
          onClick={() => {
            closeToast(toast.id);
            action.run();
          }}
        >
          {action.title}
        </button>
      )}
      <IconButton
        className={css.close}
        label={KIT_TEXTS.dismissNotification}
        icon={<X />}
        onClick={() => closeToast(toast.id)}
      />
    </div>
  );
}
