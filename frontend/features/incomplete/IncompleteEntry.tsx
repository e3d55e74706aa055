import { Button } from '@frontend/shared/ui/buttons/Button';
import { MESSAGES } from '@schema/messages';
import { incompleteText } from '@schema/texts/bookings/incomplete';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { useIncomplete } from './useIncomplete';

interface IncompleteEntryProps {
  readonly onOpen: () => void;
}

/** Opens the incomplete bookings from the menu of the folded tools, or repeats a failed check. */
export default function IncompleteEntry({ onOpen }: IncompleteEntryProps) {
  const { items, isFailed, isLoading, retry } = useIncomplete();
  const count = items?.length ?? 0;
  if (isFailed) {
    return (
      <Button look="quiet" isWide icon={<RefreshCw />} isPending={isLoading} onClick={retry}>
        {MESSAGES.incomplete.checkFailed}
      </Button>
    );
  }
  if (count === 0) return null;
  return (
    <Button look="quiet" isWide icon={<TriangleAlert />} onClick={onOpen}>
      {incompleteText(count)}
    </Button>
  );
}
