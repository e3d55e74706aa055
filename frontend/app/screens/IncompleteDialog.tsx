import { ConflictFixes } from '@frontend/features/bookings/ConflictFixes';
import { occupiedOf } from '@frontend/features/bookings/occupied';
import { IncompleteDesk } from '@frontend/features/incomplete/IncompleteDesk';
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
