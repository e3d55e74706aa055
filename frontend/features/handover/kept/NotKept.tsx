import type { QueryState } from '@frontend/shared/data/queries/query-state';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { DUE_TEXTS } from '@schema/texts/handover/kept';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import WifiOff from 'lucide-react/icons/wifi-off';

/** In place of a sheet that neither the server nor the device answers. */
export function NotKept({ query }: { readonly query: QueryState }) {
  return (
    <EmptyState
      level={1}
      icon={<WifiOff />}
      title={DUE_TEXTS.notKept}
      description={DUE_TEXTS.notKeptHint}
      action={
        <Button isPending={query.isLoading} onClick={query.retry}>
          {KIT_TEXTS.retry}
        </Button>
      }
    />
  );
}
