import { Dialog } from '@frontend/shared/ui/dialogs/Dialog';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { INCOMPLETE_TEXTS } from '@schema/texts/bookings/incomplete';
import { useState } from 'react';
import { IncompleteList } from './IncompleteList';
import type { IncompleteBooking } from './incomplete-booking';
import { RepairForm } from './RepairForm';
import { useIncomplete } from './useIncomplete';

interface IncompletePageProps {
  /** Path of the dialog's route. */
  readonly address: string;
  /** The booking from the URL; opens once loaded. */
  readonly linkedId?: number;
  readonly onOpenBooking: (id: number) => void;
  readonly onClose: () => void;
}

/** Incomplete bookings over the board: the list and the repair of one (requirements.md, K44). */
export default function IncompletePage(props: IncompletePageProps) {
  const { address, linkedId, onOpenBooking, onClose } = props;
  const incomplete = useIncomplete();
  const [chosen, setChosen] = useState<IncompleteBooking | null>(null);
  const [followsLink, setFollowsLink] = useState(linkedId !== undefined);
  const [hasReturned, setReturned] = useState(false);

  const linked = followsLink ? incomplete.items?.find(({ id }) => id === linkedId) : undefined;
  // Keeps the booking as loaded: a refresh must not unmount the open form.
  const mended = chosen ?? linked ?? null;
  if (linked && !chosen) setChosen(linked);

  const backToList = () => {
    setReturned(true);
    setFollowsLink(false);
    setChosen(null);
  };
  const saved = ({ id, cancelledAt }: { id: number; cancelledAt?: string | null }) => {
    backToList();
    if (cancelledAt) showToast('success', INCOMPLETE_TEXTS.savedToArchive);
    else {
      showToast('success', INCOMPLETE_TEXTS.saved, {
        title: INCOMPLETE_TEXTS.openBooking,
        run: () => onOpenBooking(id),
      });
    }
  };

  return (
    <Dialog
      size="wide"
      title={mended ? INCOMPLETE_TEXTS.repairTitle : INCOMPLETE_TEXTS.title}
      address={address}
      onClose={onClose}
    >
      {mended ? (
        <RepairForm key={mended.id} booking={mended} onSaved={saved} onBack={backToList} />
      ) : (
        <IncompleteList {...incomplete} takesFocus={hasReturned} onRepair={setChosen} />
      )}
    </Dialog>
  );
}
