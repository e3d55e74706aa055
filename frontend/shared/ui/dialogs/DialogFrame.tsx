import { classNames } from '@frontend/shared/lib/class-names';
import { useBackCloses } from '@frontend/shared/lib/overlays/use-back-closes';
import { useSwipeDown } from '@frontend/shared/lib/overlays/use-swipe-down';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../buttons/IconButton';
import css from './DialogFrame.module.css';

export interface DialogFrameProps {
  readonly title: string;
  /** Escape, the backdrop, the cross, the grip or the back button; not while locked. */
  readonly onClose: () => void;
  /** The page under the dialog was left, which nothing can stop; left out: as onClose. */
  readonly onPageLeft?: () => void;
  /** Left out: open as long as mounted. Given: closing is animated, then the content leaves. */
  readonly isOpen?: boolean;
  /** wide = 860 px with two panes, medium = 560, small = 420 for questions. */
  readonly size?: 'wide' | 'medium' | 'small';
  /** A TabList beside the title; below it on phones. */
  readonly tabs?: ReactNode;
  readonly role?: 'dialog' | 'alertdialog';
  /** While a save is pending: Escape, backdrop and the cross wait. */
  readonly isLocked?: boolean;
  /** What the address bar shows meanwhile, e.g. `/?booking=12`: a link that opens this dialog. */
  readonly address?: string;
  readonly children: ReactNode;
}

/** How every dialog looks and hears: what closing means is up to Dialog and ConfirmDialog. */
export function DialogFrame({
  title,
  onClose,
  onPageLeft = onClose,
  isOpen = true,
  size = 'medium',
  tabs,
  role = 'dialog',
  isLocked = false,
  address,
  children,
}: DialogFrameProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const close = () => {
    if (!isLocked) onClose();
  };
  useBackCloses(isOpen, (isPageLeft) => (isPageLeft ? onPageLeft() : close()), address);
  const grip = useSwipeDown(() => sheet.current, close);
  return (
    <ModalOverlay
      className={css.overlay}
      isOpen={isOpen}
      isDismissable={!isLocked}
      isKeyboardDismissDisabled={isLocked}
      onOpenChange={(next) => !next && close()}
    >
      <Modal
        ref={sheet}
        className={classNames(css.modal, css[size], role === 'alertdialog' && css.question)}
      >
        <AriaDialog role={role} className={css.dialog}>
          <header className={classNames(css.header, Boolean(tabs) && css.withTabs)} {...grip}>
            <span className={css.grab} aria-hidden="true" />
            <Heading slot="title" level={2} className={css.title}>
              {title}
            </Heading>
            {tabs && <div className={css.tabs}>{tabs}</div>}
            <IconButton
              className={css.close}
              label={KIT_TEXTS.close}
              icon={<X />}
              disabled={isLocked}
              onClick={close}
            />
          </header>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
