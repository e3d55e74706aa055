import { useCan } from '@frontend/shared/data/session';
import { ButtonLink } from '@frontend/shared/ui/buttons/ButtonLink';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { MESSAGES } from '@schema/messages';
import { NEW_BOOKING_TEXTS } from '@schema/texts/bookings/new-booking';
import { CASH_TEXTS } from '@schema/texts/day/cashbox';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import Lock from 'lucide-react/icons/lock';
import Plus from 'lucide-react/icons/plus';
import Wallet from 'lucide-react/icons/wallet';
import { withDialog } from '../board/address/board-dialog';
import css from '../screens.module.css';

/**
 * /no-access: signed in, but without a permitted section. Bookings and cash entries need no
 * section.
 */
export default function NoAccessScreen() {
  const canEdit = useCan('edit_bookings');
  return (
    <EmptyState
      level={1}
      icon={<Lock />}
      title={MESSAGES.access.noSections}
      description={SHELL_TEXTS.noAccessDescription}
      action={
        canEdit && (
          <div className={css.actions}>
            <ButtonLink icon={<Wallet />} target={{ to: withDialog({ kind: 'cash' }, '') }}>
              {CASH_TEXTS.action}
            </ButtonLink>
            <ButtonLink
              look="primary"
              icon={<Plus />}
              target={{ to: withDialog({ kind: 'quick' }, '') }}
            >
              {NEW_BOOKING_TEXTS.add}
            </ButtonLink>
          </div>
        )
      }
    />
  );
}
