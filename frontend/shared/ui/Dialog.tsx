import { KIT_TEXTS } from '@schema/texts/shell';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { classNames } from '../lib/class-names';
import { useBackCloses } from '../lib/use-back-closes';
import { useSwipeDown } from '../lib/use-swipe-down';
import css from './Dialog.module.css';
import { IconButton } from './IconButton';

export interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
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

/**
 * The one dialog: centred on a desktop, a sheet on phones. Escape, the backdrop, the cross, the
 * back button and pulling down all close it; the page behind neither scrolls nor takes the focus,
 * which returns to where it was. Inside: DialogBody and DialogFooter, mostly in a DialogForm.
 */
export function Dialog({
  title,
  onClose,
  isOpen = true,
  size = 'medium',
  tabs,
  role = 'dialog',
  isLocked = false,
  address,
  children,
}: DialogProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const close = () => {
    if (!isLocked) onClose();
  };
  useBackCloses(isOpen, onClose, address);
  const grip = useSwipeDown(() => sheet.current, close);
  return (
    <ModalOverlay
      className={css.overlay}
      isOpen={isOpen}
      isDismissable={!isLocked}
      isKeyboardDismissDisabled={isLocked}
      onOpenChange={(next) => !next && close()}
    >
      <Modal ref={sheet} className={classNames(css.modal, css[size])}>
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
