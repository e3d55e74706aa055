import { useCommand } from '@frontend/shared/data/commands/use-command';
import { useZone } from '@frontend/shared/data/session';
import { ExportButtons } from '@frontend/shared/export/ExportButtons';
import { useQuestion } from '@frontend/shared/forms/use-question';
import { guardPresses } from '@frontend/shared/lib/presses/guard-presses';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { ConfirmDialog } from '@frontend/shared/ui/dialogs/ConfirmDialog';
import { DialogBody, DialogFooter } from '@frontend/shared/ui/dialogs/DialogParts';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { ErrorBox } from '@frontend/shared/ui/feedback/ErrorBox';
import { Spinner } from '@frontend/shared/ui/feedback/Spinner';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { Text } from '@frontend/shared/ui/layout/Text';
import { MESSAGES } from '@schema/messages';
import { INCOMPLETE_TEXTS } from '@schema/texts/bookings/incomplete';
import { EXPORT_TEXTS } from '@schema/texts/files/export';
import CircleCheck from 'lucide-react/icons/circle-check';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Trash2 from 'lucide-react/icons/trash';
import { useEffect, useRef, useState } from 'react';
import { incompleteColumns } from './export-incomplete';
import { IncompleteCard } from './IncompleteCard';
import css from './IncompleteList.module.css';
import { DeleteIncompleteBookingDocument } from './incomplete.generated';
import type { IncompleteBooking } from './incomplete-booking';
import { PurgeQuestion } from './PurgeQuestion';

interface IncompleteListProps {
  readonly items: readonly IncompleteBooking[] | null;
  readonly isFailed: boolean;
  readonly isLoading: boolean;
  readonly retry: () => void;
  /** Focuses the list after a repair. */
  readonly takesFocus: boolean;
  readonly onRepair: (booking: IncompleteBooking) => void;
}

const { incomplete } = MESSAGES;

/** Every incomplete booking with its issues and actions, and the bulk deletion. */
export function IncompleteList({
  items,
  isFailed,
  isLoading,
  retry,
  takesFocus,
  onRepair,
}: IncompleteListProps) {
  const zone = useZone();
  const [doomed, setDoomed] = useState<IncompleteBooking | null>(null);
  const [isPurging, setPurging] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (takesFocus) list.current?.focus();
  }, [takesFocus]);
  return (
    <>
      <DialogBody>
        {isFailed && (
          <ErrorBox title={incomplete.checkFailed} message={incomplete.checkFailedHint} />
        )}
        {!items && !isFailed && <Spinner description={INCOMPLETE_TEXTS.loading} />}
        {items?.length === 0 && (
          <EmptyState
            icon={<CircleCheck />}
            title={INCOMPLETE_TEXTS.empty}
            description={INCOMPLETE_TEXTS.emptyHint}
          />
        )}
        {items && items.length > 0 && (
          <>
            <Text as="p" tone="muted">
              {INCOMPLETE_TEXTS.hint}
            </Text>
            <div ref={guardPresses}>
              <Stack
                as="ul"
                gap={10}
                ref={list}
                className={css.list}
                tabIndex={-1}
                aria-label={INCOMPLETE_TEXTS.list}
              >
                {items.map((booking) => (
                  <li key={booking.id}>
                    <IncompleteCard
                      booking={booking}
                      onRepair={() => onRepair(booking)}
                      onDelete={() => setDoomed(booking)}
                    />
                  </li>
                ))}
              </Stack>
            </div>
          </>
        )}
      </DialogBody>
      <DialogFooter
        hasSubmit={false}
        extra={
          items &&
          items.length > 0 && (
            <>
              <Button look="quiet" icon={<Trash2 />} onClick={() => setPurging(true)}>
                {INCOMPLETE_TEXTS.purge}
              </Button>
              <ExportButtons
                fileName={EXPORT_TEXTS.incompleteFile}
                columns={incompleteColumns(zone)}
                load={() => items}
              />
            </>
          )
        }
      >
        <Button icon={<RefreshCw />} isPending={isLoading} onClick={retry}>
          {incomplete.refresh}
        </Button>
      </DialogFooter>
      {doomed && <DeleteQuestion booking={doomed} onClose={() => setDoomed(null)} />}
      {isPurging && <PurgeQuestion onClose={() => setPurging(false)} />}
    </>
  );
}

interface DeleteQuestionProps {
  readonly booking: IncompleteBooking;
  readonly onClose: () => void;
}

/** Confirms the permanent deletion of an incomplete booking, which has no archive. */
function DeleteQuestion({ booking, onClose }: DeleteQuestionProps) {
  const remove = useCommand('deleteIncompleteBooking', DeleteIncompleteBookingDocument);
  const question = useQuestion(MESSAGES.booking.deleteFailed, async () => {
    await remove({ id: booking.id });
    showToast('success', INCOMPLETE_TEXTS.deleted);
    onClose();
  });
  return (
    <ConfirmDialog
      title={INCOMPLETE_TEXTS.deleteTitle}
      description={
        <>
          {booking.customerName && <strong>{booking.customerName}. </strong>}
          {INCOMPLETE_TEXTS.deleteHint}
        </>
      }
      confirmTitle={INCOMPLETE_TEXTS.delete}
      isDangerous
      onClose={onClose}
      {...question}
    />
  );
}
