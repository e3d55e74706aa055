import { classNames } from '@frontend/shared/lib/class-names';
import { guardPresses } from '@frontend/shared/lib/presses/guard-presses';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { IconButton } from '../buttons/IconButton';
import css from './ToastRegion.module.css';
import {
  closeToast,
  onToastsChange,
  shownToasts,
  type Toast,
  type ToastAction,
  toastMs,
} from './toasts';

const ICONS = { success: CircleCheck, error: CircleAlert, info: Info } as const;

/** Publishes the height of the notices for the sheets of a phone (DialogFrame.module.css). */
function measure(region: HTMLElement | null) {
  if (!region) return;
  const observer = new ResizeObserver(() =>
    document.documentElement.style.setProperty('--notice-height', `${region.offsetHeight}px`),
  );
  observer.observe(region);
  return () => observer.disconnect();
}

/**
 * The toast container, mounted once by the shell. Always in the DOM, so that screen readers
 * announce its changes, and above dialogs without closing them.
 */
export function ToastRegion() {
  const toasts = useSyncExternalStore(onToastsChange, shownToasts);
  const [isHeld, setHeld] = useState(false);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  // A focused button that is removed with its toast fires no blur.
  if (isHeld && toasts.length === 0) release();
  return (
    <section
      ref={measure}
      className={css.region}
      aria-label={KIT_TEXTS.notifications}
      data-react-aria-top-layer="true"
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <div ref={guardPresses} className={css.list} aria-live="polite" aria-relevant="additions">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} isHeld={isHeld} />
        ))}
      </div>
    </section>
  );
}

/** The title of an action, also where a phone shows its icon. */
function ActionWords({ title, icon: Icon }: ToastAction) {
  if (!Icon) return title;
  return (
    <>
      <Icon className={css.sign} aria-hidden="true" />
      <span className={css.word}>{title}</span>
    </>
  );
}

/** The timer of a toast is paused while the region is hovered or focused. */
function ToastCard({ toast, isHeld }: { readonly toast: Toast; readonly isHeld: boolean }) {
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => closeToast(toast.id), toastMs(toast));
    return () => clearTimeout(timer);
  }, [isHeld, toast]);
  const Icon = ICONS[toast.kind];
  const { others = [], action } = toast;
  return (
    <div className={classNames(css.toast, css[toast.kind])}>
      <Icon className={css.icon} aria-hidden="true" />
      <span className={css.text}>{toast.text}</span>
      {[...others, action].map(
        (one) =>
          one && (
            <button
              key={one.title}
              type="button"
              className={css.action}
              onClick={() => {
                closeToast(toast.id);
                one.run();
              }}
            >
              <ActionWords {...one} />
            </button>
          ),
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
