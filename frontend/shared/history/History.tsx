import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { LatePart } from '@frontend/shared/ui/feedback/LatePart';
import { Spinner } from '@frontend/shared/ui/feedback/Spinner';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { HISTORY_TEXTS } from '@schema/texts/shell/history';
import HistoryIcon from 'lucide-react/icons/rotate-ccw-clock';
import { Suspense, useId, useState } from 'react';
import css from './History.module.css';
import type { RecordKind } from './useHistory';

const HistoryList = lazyComponent(async () => ({
  default: (await import('./HistoryList')).HistoryList,
}));

interface HistoryProps {
  readonly kind: RecordKind;
  readonly id: number;
  /** Names of the cars loaded by the screen. */
  readonly carName?: (carId: number) => string | null;
}

/** «История» of a record, loaded when it is opened. */
export function History({ kind, id, carName = () => null }: HistoryProps) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  return (
    <Stack
      as="section"
      gap={8}
      align="start"
      className={css.history}
      aria-label={HISTORY_TEXTS.title}
    >
      <Button
        look="quiet"
        icon={<HistoryIcon />}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? HISTORY_TEXTS.hide : HISTORY_TEXTS.show}
      </Button>
      <div id={listId} className={css.list} hidden={!isOpen}>
        {isOpen && (
          <Suspense
            fallback={
              <LatePart>
                <Spinner look="inline" description={HISTORY_TEXTS.loading} />
              </LatePart>
            }
          >
            <HistoryList kind={kind} id={id} carName={carName} />
          </Suspense>
        )}
      </div>
    </Stack>
  );
}
