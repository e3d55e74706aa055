import { IncompleteDesk } from '@frontend/features/incomplete/IncompleteDesk';
import { ConflictFixes } from '@frontend/shared/bookings/ConflictFixes';
import { occupiedOf } from '@frontend/shared/bookings/occupied';
import { useZone } from '@frontend/shared/data/session';

interface IncompleteDialogProps {
  readonly address: string;
  readonly askedId?: number;
  readonly onOpenBooking: (id: number) => void;
  readonly onClose: () => void;
}

/** The incomplete bookings, with the ways around a taken car that every booking form offers. */
export default function IncompleteDialog(props: IncompleteDialogProps) {
  const zone = useZone();
  return (
    <IncompleteDesk
      {...props}
      renderFixes={({ refusal, ...ways }) => {
        const occupied = occupiedOf(refusal);
        return occupied && <ConflictFixes occupied={occupied} zone={zone} {...ways} />;
      }}
    />
  );
}
