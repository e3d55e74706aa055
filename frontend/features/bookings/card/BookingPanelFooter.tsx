import { classNames } from '@frontend/shared/lib/class-names';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { DialogFooter } from '@frontend/shared/ui/dialogs/DialogParts';
import { BOOKING_DETAILS_TEXTS } from '@schema/texts/bookings/bookings';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import Archive from 'lucide-react/icons/archive';
import type { ReactNode } from 'react';
import css from './BookingPanel.module.css';

interface BookingPanelFooterProps {
  readonly isReadOnly: boolean;
  readonly isPending: boolean;
  readonly canSave: boolean;
  /** The next step of the rental. */
  readonly next: ReactNode;
  readonly onArchive: () => void;
  readonly onClose: () => void;
}

/**
 * Archive, the next step and save, which is primary once the form is changed; for a user without
 * permission to edit: close.
 */
export function BookingPanelFooter(props: BookingPanelFooterProps) {
  const { isReadOnly, isPending, canSave, next, onArchive, onClose } = props;
  if (isReadOnly) {
    return (
      <DialogFooter hasSubmit={false}>
        <Button onClick={onClose}>{KIT_TEXTS.close}</Button>
      </DialogFooter>
    );
  }
  return (
    <DialogFooter
      isLocked={isPending}
      extra={
        <Button className={css.action} icon={<Archive />} disabled={isPending} onClick={onArchive}>
          {BOOKING_DETAILS_TEXTS.archive}
        </Button>
      }
    >
      {next}
      <Button
        type="submit"
        className={classNames(!canSave && !isPending && css.idle)}
        look={canSave || isPending ? 'primary' : 'secondary'}
        isPending={isPending}
        disabled={!canSave && !isPending}
      >
        {BOOKING_DETAILS_TEXTS.submit}
      </Button>
    </DialogFooter>
  );
}
