import { useCan } from '@frontend/shared/data/session';
import { ButtonLink } from '@frontend/shared/ui/ButtonLink';
import { EmptyState } from '@frontend/shared/ui/EmptyState';
import { MESSAGES } from '@schema/messages';
import { CASH_TEXTS } from '@schema/texts/cashbox';
import { NEW_BOOKING_TEXTS } from '@schema/texts/new-booking';
import { SHELL_TEXTS } from '@schema/texts/shell';
import { Lock, Plus, Wallet } from 'lucide-react';
import { withDialog } from './board-dialog';
import css from './screens.module.css';

/**
 * /no-access: signed in, with no section to open; the way out is the logout in the top bar. Bookings and
 * cash entries need no section.
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
