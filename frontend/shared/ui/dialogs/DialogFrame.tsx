import { classNames } from '@frontend/shared/lib/class-names';
import { useFirstFocus, useFocusReturn } from '@frontend/shared/lib/overlays/focus-return';
import { useBackCloses } from '@frontend/shared/lib/overlays/use-back-closes';
import { useFieldInView } from '@frontend/shared/lib/overlays/use-field-in-view';
import { useSwipeDown } from '@frontend/shared/lib/overlays/use-swipe-down';
import { guardOpening } from '@frontend/shared/lib/presses/guard-opening';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useRef } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../buttons/IconButton';
import css from './DialogFrame.module.css';

export interface DialogFrameProps {
  readonly title: string;
  /** Escape, the backdrop, the cross, the handle or the back button; not while locked. */
  readonly onClose: () => void;
  /** The page under the dialog was left, which cannot be prevented. Default: onClose. */
  readonly onPageLeft?: () => void;
  /** Default: open while mounted. If given, closing is animated before the content unmounts. */
  readonly isOpen?: boolean;
  /** wide = 860 px with two panes, medium = 560, small = 420 for questions. */
  readonly size?: 'wide' | 'medium' | 'small';
  /** A TabList beside the title; below it on phones. */
  readonly tabs?: ReactNode;
  readonly role?: 'dialog' | 'alertdialog';
  /** A save is pending: Escape, backdrop and the cross are disabled. */
  readonly isLocked?: boolean;
  /** The address shown while open, e.g. `/?booking=12`: a link that opens this dialog. */
  readonly address?: string;
  readonly children: ReactNode;
}

/** Layout and behaviour shared by all dialogs; Dialog and ConfirmDialog define how they close. */
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
  useFocusReturn(isOpen);
  useFirstFocus(sheet, isOpen);
  useFieldInView(sheet);
  const grip = useSwipeDown(() => sheet.current, close);
  useEffect(() => {
    if (isOpen && sheet.current) guardOpening(sheet.current);
  }, [isOpen]);
  return (
    <ModalOverlay
      className={css.overlay}
      data-modal=""
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
          <header className={css.header} {...grip}>
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
